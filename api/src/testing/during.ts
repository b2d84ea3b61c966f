import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database, DatabaseTransaction } from '../infra/database/db.ts'

/**
 * Makes a call while another transaction of PostgreSQL has done `work` but has not ended. The transaction ends once the
 * call waits for it. Gives the response of the call.
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
    // The promise is wrapped in an object: returned by itself it would be awaited inside the transaction, which the
    // call is waiting for.
    return { answer: sent }
  })
  return answer
}
