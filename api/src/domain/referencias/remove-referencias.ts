import { recordChange } from '../registro/audit-log.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { REFERENCIA } from '../publicacao/published.ts'
import { takeRetratos } from '../registro/take-retratos.ts'

/**
 * Removes those of these references that no question and no theme uses any more, because no screen would show them. The
 * audit log keeps them. Returns the addresses of their images.
 */
export async function removeUnusedReferencias(
  trx: DatabaseTransaction,
  ids: readonly number[],
  autor: number,
): Promise<string[]> {
  if (ids.length === 0) return []
  const unnamed = await trx
    .selectFrom('referencias as r')
    .leftJoin('questoes_referencias as qr', 'qr.id_referencia', 'r.id')
    .leftJoin('redacoes_referencias as rr', 'rr.id_referencia', 'r.id')
    .select(REFERENCIA)
    .where('r.id', 'in', ids)
    .where('qr.id_referencia', 'is', null)
    .where('rr.id_referencia', 'is', null)
    .orderBy('r.id')
    .execute()
  const unused = unnamed.map(({ id }) => id)
  const retratos = await takeRetratos(trx, 'referencias', unused)
  for (const antes of unnamed) {
    await trx.deleteFrom('referencias').where('id', '=', antes.id).execute()
    const change = { autor, acao: 'exclusao', antes, depois: null, isParte: true } as const
    const of = { entidade: 'referencias', id_registro: antes.id } as const
    await recordChange(trx, { ...change, ...of, retrato: retratos.get(antes.id) })
  }
  return unnamed.flatMap(({ url_imagem }) => url_imagem ?? [])
}
