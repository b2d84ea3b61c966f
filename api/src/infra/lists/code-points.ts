import { type Kysely, type RawBuilder, sql, SqliteAdapter } from 'kysely'

/** A column to sort by as SQLite does: PostgreSQL would by the language that its database was made with. */
export function byCodePoints<Schema>(db: Kysely<Schema>, column: string): RawBuilder<string> {
  const text = sql.ref(column)
  return db.getExecutor().adapter instanceof SqliteAdapter ? sql`${text}` : sql`${text} collate "C"`
}
