import { sql } from 'kysely'
import type { Database } from '../database/db.ts'

/** A newer version of the program has migrated the database; the message names the unknown migrations. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

/** Throws a NewerSchemaError if the database has had all migrations that this program knows, and others besides. */
export async function refuseNewerSchema(db: Database, known: readonly string[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const executed = rows.map(({ name }) => name)
  const unknown = executed.filter((name) => !known.includes(name)).toSorted()
  if (unknown.length === 0 || !known.every((name) => executed.includes(name))) return
  throw new NewerSchemaError(
    `é de uma versão mais nova do Rumo: esta não conhece ${unknown.join(', ')}`,
  )
}
