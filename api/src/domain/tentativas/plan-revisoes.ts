import { dueOn, planRevisao } from '@rumo/contract/revisao'
import type { Dia } from '@rumo/contract/rules'
import type { Insertable } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables } from '../../infra/tables/tables.ts'

/** Rows of one statement: each has five values, and no database takes more than 65,535. */
const CHUNK = 5000

/**
 * Plans when questions come back to an account, from every answer that it ever gave to them, or to every
 * account that answered one of them. Answers to a question without a key count for nothing.
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
    .select(['t.id_usuario', 't.id_questao', 't.dia', 't.resultado', 'pl.data_da_prova'])
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

/** Plans everything of an account for another day of the exam: what memory wants stays as it is. */
export async function planForProva(
  trx: DatabaseTransaction,
  idUsuario: number,
  dataDaProva: Dia | null,
): Promise<void> {
  const kept = await trx
    .selectFrom('revisoes')
    .select(['id_usuario', 'id_questao', 'ultima', 'intervalo'])
    .where('id_usuario', '=', idUsuario)
    .execute()
  await write(
    trx,
    kept.map((revisao) => ({ ...revisao, vence: dueOn(revisao, dataDaProva) })),
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
          intervalo: eb.ref('excluded.intervalo'),
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
  data_da_prova: string | null
}

function planned(answers: readonly Answer[]) {
  const graded = answers.filter(({ resultado }) => resultado !== 'sem-gabarito')
  const groups = Map.groupBy(graded, ({ id_usuario, id_questao }) => `${id_usuario} ${id_questao}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const revisao = planRevisao(
      group.map(({ dia, resultado }) => ({ dia, isCerta: resultado === 'certa' })),
    )
    if (!first || !revisao) return []
    const { id_usuario, id_questao, data_da_prova } = first
    return { id_usuario, id_questao, ...revisao, vence: dueOn(revisao, data_da_prova) }
  })
}
