import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database, DatabaseTransaction } from '../infra/database/db.ts'

/**
 * Makes a call while another transaction of PostgreSQL has done its work and is not at its end, which comes once the
 * call waits for it; gives what the call answers.
 */
export async function during<Answer>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<unknown>,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const { answer } = await db.transaction().execute(async (trx) => {
    await work(trx)
    const sent = call()
    const waiting = () =>
      sql`select 1 from pg_locks
        where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`.execute(trx)
    await expect.poll(waiting).toMatchObject({ rows: [expect.anything()] })
    // Not itself: the transaction would wait for what waits for it.
    return { answer: sent }
  })
  return answer
}
