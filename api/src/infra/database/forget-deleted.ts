import { sql, SqliteAdapter } from 'kysely'
import type { Database } from './db.ts'
import { BUSY_TIMEOUT_MS } from './sqlite.ts'

/**
 * Takes what was deleted out of SQLite's files: what lies beside the database (-wal) still has it as it was, until it is
 * written into the database, where it is overwritten (secure_delete). It does not wait for
 * readers, such as a backup: the next time does it. PostgreSQL does so by itself (autovacuum).
 */
export async function forgetDeleted(db: Database): Promise<void> {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(connection)
  })
}
