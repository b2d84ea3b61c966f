import { sql, SqliteAdapter } from 'kysely'
import type { DatabaseTransaction } from './db.ts'

/**
 * Makes whoever else locks the same `name` wait for the end of this transaction, which may then read first
 * and write later. SQLite lets one writer in at a time by itself, PostgreSQL does not.
 */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
}
