import { type AlvoDoPlano, alvoOf, dueOn, planRevisao } from '@rumo/contract/revisao'
import type { Insertable } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'

/** Rows per statement: each row has six values, and SQLite accepts at most 32,766 in a statement. */
const CHUNK = 5000

/**
 * Plans when questions come back to an account, or to every account that answered one of them. Each plan is computed
 * anew from all answers of the account to the question. Answers to a question without a key do not count.
 */
export async function planRevisoes(
  trx: DatabaseTransaction,
  idsQuestoes: readonly number[],
  idUsuario?: number,
): Promise<void> {
  if (idsQuestoes.length === 0) return
  const answers = await trx
    .selectFrom('tentativas as t')
    .leftJoin('planos as pl', 'pl.id_usuario', 't.id_usuario')
    .select(['t.id_usuario', 't.id_questao', 't.dia', 't.resultado', 't.segundos'])
    .select(['pl.data_da_prova', 'pl.dias_por_semana'])
    .where('t.id_questao', 'in', idsQuestoes)
    .$if(idUsuario !== undefined, (query) => query.where('t.id_usuario', '=', idUsuario ?? 0))
    .execute()
  const rows = planned(answers)
  await trx
    .deleteFrom('revisoes')
    .where('id_questao', 'in', idsQuestoes)
    .$if(idUsuario !== undefined, (query) => query.where('id_usuario', '=', idUsuario ?? 0))
    .execute()
  await write(trx, rows)
}

/** Plans all reviews of an account again for another exam date. The state of memory stays as it is. */
export async function planForAlvo(
  trx: DatabaseTransaction,
  idUsuario: number,
  alvo: AlvoDoPlano | null,
): Promise<void> {
  const kept = await trx
    .selectFrom('revisoes')
    .select(['id_usuario', 'id_questao', 'ultima', 'estabilidade', 'dificuldade'])
    .where('id_usuario', '=', idUsuario)
    .execute()
  await write(
    trx,
    kept.map((revisao) => ({ ...revisao, vence: dueOn(revisao, alvo) })),
  )
}

async function write(
  trx: DatabaseTransaction,
  rows: readonly Insertable<Tables['revisoes']>[],
): Promise<void> {
  for (let first = 0; first < rows.length; first += CHUNK) {
    await trx
      .insertInto('revisoes')
      .values(rows.slice(first, first + CHUNK))
      .onConflict((conflict) =>
        conflict.columns(['id_usuario', 'id_questao']).doUpdateSet((eb) => ({
          ultima: eb.ref('excluded.ultima'),
          estabilidade: eb.ref('excluded.estabilidade'),
          dificuldade: eb.ref('excluded.dificuldade'),
          vence: eb.ref('excluded.vence'),
        })),
      )
      .execute()
  }
}

interface Answer {
  id_usuario: number
  id_questao: number
  dia: string
  resultado: string
  segundos: number | null
  data_da_prova: string | null
  dias_por_semana: number | null
}

function planned(answers: readonly Answer[]) {
  const graded = answers.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const groups = Map.groupBy(graded, ({ id_usuario, id_questao }) => `${id_usuario} ${id_questao}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const revisao = planRevisao(
      group.map(({ dia, resultado, segundos }) => ({
        dia,
        segundos,
        isCerta: resultado === 'certa',
      })),
    )
    if (!first || !revisao) return []
    const { id_usuario, id_questao, data_da_prova, dias_por_semana } = first
    const vence = dueOn(revisao, alvoOf(data_da_prova, dias_por_semana))
    return { id_usuario, id_questao, ...revisao, vence }
  })
}
