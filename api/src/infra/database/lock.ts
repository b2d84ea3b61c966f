import { type RawBuilder, sql, SqliteAdapter } from 'kysely'
import type { DatabaseTransaction } from './db.ts'

/**
 * Makes whoever else locks the same `name` wait for the end of this transaction, which may then read first
 * and write later. SQLite lets one writer in at a time by itself, PostgreSQL does not.
 */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  await lockBy(trx, sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** The same, but only whoever locks the `name` waits, and is waited for: not those who share it too. */
export async function shareName(trx: DatabaseTransaction, name: string): Promise<void> {
  await lockBy(trx, sql`pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}

async function lockBy(trx: DatabaseTransaction, lock: RawBuilder<unknown>): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return
  await sql`select ${lock}`.execute(trx)
}
