import { omit } from 'es-toolkit'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { findQuestoes } from '../questoes/find-questao.ts'

/**
 * The questions of a prova, except `others`, with their alternatives and references, in the form that the audit log
 * keeps of a deleted question.
 */
export async function questoesToRemove(
  trx: DatabaseTransaction,
  idProva: number,
  others: readonly number[],
) {
  const rows = await trx
    .selectFrom('questoes')
    .select('id')
    .where('id_prova', '=', idProva)
    .$if(others.length > 0, (query) => query.where('id', 'not in', others))
    .execute()
  const ids = rows.map(({ id }) => id)
  return (await findQuestoes(trx, ids)).map(({ referencias, ...questao }) => ({
    ...questao,
    referencias: referencias.map((referencia) => omit(referencia, ['usos'])),
  }))
}
