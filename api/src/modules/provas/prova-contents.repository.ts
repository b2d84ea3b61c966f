import type { DatabaseTransaction } from '../../infra/db.ts'
import { removeUnusedReferencias } from '../../infra/remove-referencias.ts'

/**
 * Removes the questions and the themes of a prova, and the texts and figures that nothing else refers to.
 * Files that nothing names any more are removed by whoever keeps the uploads.
 */
export async function removeContents(trx: DatabaseTransaction, idProva: number): Promise<void> {
  const referencias = await referenciasOf(trx, idProva)
  await trx.deleteFrom('questoes').where('id_prova', '=', idProva).execute()
  await trx.deleteFrom('redacoes').where('id_prova', '=', idProva).execute()
  await removeUnusedReferencias(trx, referencias)
}

async function referenciasOf(trx: DatabaseTransaction, idProva: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('questoes_referencias as qr')
    .innerJoin('questoes as q', 'q.id', 'qr.id_questao')
    .select('qr.id_referencia')
    .where('q.id_prova', '=', idProva)
    .union(
      trx
        .selectFrom('redacoes_referencias as rr')
        .innerJoin('redacoes as rd', 'rd.id', 'rr.id_redacao')
        .select('rr.id_referencia')
        .where('rd.id_prova', '=', idProva),
    )
    .execute()
  return rows.map(({ id_referencia }) => id_referencia)
}
