import type { ComDependencias, Dependencias } from '@rumo/contract'
import type { Database } from '../../infra/database/db.ts'
import { dependentsOf } from '../../domain/edicao/dependents.ts'

/** The rows that depend on a record; undefined when there is no such record. */
export async function findDependencias(
  db: Database,
  noun: ComDependencias,
  id: number,
): Promise<Dependencias | undefined> {
  const record = await db.selectFrom(noun).select('id').where('id', '=', id).executeTakeFirst()
  return record && dependentsOf(db, noun, id)
}
