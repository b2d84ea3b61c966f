import type { Entidade } from '@rumo/contract'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { retratoIn } from './keep-retrato.ts'

/** How often a record that is gone was written before it went; 0 where that is not known any more. */
export async function latestVersao(
  trx: DatabaseTransaction,
  entidade: Entidade,
  id: number,
): Promise<number> {
  const last = await trx
    .selectFrom('registro as r')
    .innerJoin('retratos as rt', 'rt.id_linha', 'r.id')
    .select('rt.conteudo')
    .where('r.id_registro', '=', id)
    .where('r.entidade', '=', entidade)
    .where('r.acao', '=', 'exclusao')
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return Number((last && retratoIn(last).linha?.['versao']) ?? 0)
}
