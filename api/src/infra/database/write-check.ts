import { randomUUID } from 'node:crypto'
import type { Database } from './db.ts'

/** The check writes at most once in this time, however often readiness is requested. */
const WRITE_AT_MOST_EVERY_MS = 1000

/**
 * Gives a check of whether the database can be written: when the disk is full, it can still be read. The check inserts
 * a row and deletes it again, and rejects with the database's error.
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

/** The row is new each time, because SQLite skips a write that changes nothing. */
async function write(db: Database): Promise<void> {
  const chave = `escrita ${randomUUID()}`
  await db.transaction().execute(async (trx) => {
    const desde = new Date().toISOString()
    await trx.insertInto('arquivos_sem_uso').values({ chave, desde }).execute()
    await trx.deleteFrom('arquivos_sem_uso').where('chave', '=', chave).execute()
  })
}
