import { dueOn, planRevisao } from '@rumo/contract/revisao'
import type { DatabaseTransaction } from '../db.ts'

/** Rows of one statement: each has five values, and no database takes more than 65,535. */
const CHUNK = 5000

/**
 * Plans when questions come back to an account, from every answer that it ever gave to them, or to every
 * account that answered one of them. What has no key says nothing about what somebody knows.
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
  for (let first = 0; first < rows.length; first += CHUNK) {
    await trx
      .insertInto('revisoes')
      .values(rows.slice(first, first + CHUNK))
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
