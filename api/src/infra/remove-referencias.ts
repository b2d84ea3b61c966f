import type { DatabaseTransaction } from './db.ts'

/** Removes those of these references that nothing refers to any more. */
export async function removeUnusedReferencias(
  trx: DatabaseTransaction,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .deleteFrom('referencias')
    .where('id', 'in', ids)
    .where('id', 'not in', trx.selectFrom('questoes_referencias').select('id_referencia'))
    .where('id', 'not in', trx.selectFrom('redacoes_referencias').select('id_referencia'))
    .execute()
}
