import { type RawBuilder, sql } from 'kysely'
import type { Database, DatabaseTransaction } from './db.ts'
import { isSqlite } from '../migrations/columns.ts'

/**
 * Makes other transactions that lock the same `name` wait until this one ends, so that this one can read first and
 * write later. Needed on PostgreSQL only: SQLite has a single writer at a time anyway.
 */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  await lockBy(trx, sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Runs `work` in a transaction of its own that has locked the `name`. */
export function underLock<Result>(
  db: Database,
  name: string,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockName(trx, name)
    return work(trx)
  })
}

/** Like lockName, but transactions that only share the `name` do not wait for each other. */
export async function shareName(trx: DatabaseTransaction, name: string): Promise<void> {
  await lockBy(trx, sql`pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}

async function lockBy(trx: DatabaseTransaction, lock: RawBuilder<unknown>): Promise<void> {
  if (isSqlite(trx)) return
  await sql`select ${lock}`.execute(trx)
}
