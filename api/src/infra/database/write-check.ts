import { randomUUID } from 'node:crypto'
import type { Database } from './db.ts'

/** Who asks whether the server is ready is not let write more often than this. */
const WRITE_AT_MOST_EVERY_MS = 1000

/**
 * Gives what finds out whether the database still takes what is written: where a disk is full it can be read for
 * long. It writes a line and takes it away again, and rejects with what kept it from that.
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

/** Something else than was there: SQLite does not write what stays as it is. */
async function write(db: Database): Promise<void> {
  const chave = `escrita ${randomUUID()}`
  await db.transaction().execute(async (trx) => {
    const desde = new Date().toISOString()
    await trx.insertInto('arquivos_sem_uso').values({ chave, desde }).execute()
    await trx.deleteFrom('arquivos_sem_uso').where('chave', '=', chave).execute()
  })
}
