import { type RawBuilder, sql, SqliteAdapter } from 'kysely'
import type { Database, DatabaseTransaction } from './db.ts'

/**
 * Makes other transactions that lock the same `name` wait for the end of this one, which may then read first and
 * write later. SQLite lets one writer in at a time by itself, PostgreSQL does not.
 */
export async function lockName(trx: DatabaseTransaction, name: string): Promise<void> {
  await lockBy(trx, sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Does something in a transaction of its own that has locked the `name`. */
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

/** As lockName, but transactions that only share the `name` do not wait for each other. */
export async function shareName(trx: DatabaseTransaction, name: string): Promise<void> {
  await lockBy(trx, sql`pg_advisory_xact_lock_shared(hashtextextended(${name}, 0))`)
}

async function lockBy(trx: DatabaseTransaction, lock: RawBuilder<unknown>): Promise<void> {
  if (trx.getExecutor().adapter instanceof SqliteAdapter) return
  await sql`select ${lock}`.execute(trx)
}
