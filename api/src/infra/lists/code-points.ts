import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isSqlite } from '../migrations/columns.ts'

/**
 * A column to sort by code points, as SQLite does. PostgreSQL would by default sort by the language that the database
 * was created with.
 */
export function byCodePoints<Schema>(db: Kysely<Schema>, column: string): RawBuilder<string> {
  const text = sql.ref(column)
  return isSqlite(db) ? sql`${text}` : sql`${text} collate "C"`
}
