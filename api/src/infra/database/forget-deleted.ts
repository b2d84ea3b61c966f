import { sql } from 'kysely'
import type { Database } from './db.ts'
import { BUSY_TIMEOUT_MS } from './sqlite.ts'
import { isSqlite } from '../migrations/columns.ts'

/**
 * Erases deleted rows from SQLite's files. The write-ahead log (-wal) still contains them until it is written into the
 * database file, where they are overwritten (secure_delete). Does not wait for readers, such as a backup: then the next
 * call erases the rows. PostgreSQL removes deleted rows by itself (autovacuum).
 */
export async function forgetDeleted(db: Database): Promise<void> {
  if (!isSqlite(db)) return
  await db.connection().execute(async (connection) => {
    await sql`pragma busy_timeout = 0`.execute(connection)
    await sql`pragma wal_checkpoint(truncate)`.execute(connection)
    await sql.raw(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`).execute(connection)
  })
}
