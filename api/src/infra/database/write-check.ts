import type { Database } from './db.ts'

/** Who asks whether the server is ready is not let write more often than this. */
const WRITE_AT_MOST_EVERY_MS = 1000

/**
 * Gives what finds out whether the database still takes what is written: where a disk is full it can be read for
 * long. It writes the database's name as it is, which nothing else writes, and rejects with what kept it from that.
 */
export function writeCheckOf(db: Database): () => Promise<void> {
  let last: { atMs: number; outcome: Promise<void> } | undefined
  return () => {
    const now = performance.now()
    if (last === undefined || now - last.atMs >= WRITE_AT_MOST_EVERY_MS) {
      last = { atMs: now, outcome: write(db) }
    }
    return last.outcome
  }
}

async function write(db: Database): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('identidade')
    .set((eb) => ({ chave: eb.ref('chave') }))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Error('The database has no name.')
}
