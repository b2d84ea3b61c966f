import type { Entidade } from '@rumo/contract'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { retratoIn } from './keep-retrato.ts'

/** The last version of a deleted record, by its snapshot in the audit log; 0 if there is no snapshot any more. */
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
