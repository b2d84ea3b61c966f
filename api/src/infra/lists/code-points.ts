import { type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely'

/**
 * A column to sort by code points, as SQLite does. PostgreSQL would by default sort by the language that the database
 * was created with.
 */
export function byCodePoints<Schema>(db: Kysely<Schema>, column: string): RawBuilder<string> {
  const text = sql.ref(column)
  return db.getExecutor().adapter instanceof SqliteAdapter ? sql`${text}` : sql`${text} collate "C"`
}
