import type { Database } from './db.ts'
import { fileNameIn, nameOfKey } from './file-name.ts'
import { isKey, type Storage } from './storage.ts'

const HOUR_MS = 3_600_000
/** For how long a file is kept that no record names: whoever sent it is still writing what will. */
const KEPT_UNNAMED_MS = 24 * HOUR_MS
/** A file that is named is marked so at least as often: once it is not any more, half a day is left to undo that. */
const MARKED_EVERY_MS = KEPT_UNNAMED_MS / 2

/** What sweeping needs; `nowMs` is in ms since 1970. */
interface Swept {
  db: Database
  storage: Storage
  nowMs: number
}

/** Removes the files that no record has named for a day, and what was begun and never finished. */
export async function sweepFiles({ db, storage, nowMs }: Swept): Promise<void> {
  for (const key of await storage.untouchedSince(nowMs - MARKED_EVERY_MS)) {
    if (isKey(key) && (await isNamed(db, nameOfKey(key)))) await storage.touch(key)
  }
  for (const key of await storage.untouchedSince(nowMs - KEPT_UNNAMED_MS)) {
    await storage.remove(key)
  }
}

/** Sweeps every hour, until what it gives is called; tells of a sweep that failed: the next one may not. */
export function sweepHourly(
  { db, storage }: Omit<Swept, 'nowMs'>,
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let sweep = Promise.resolve()
  const timer = setInterval(() => {
    sweep = sweepFiles({ db, storage, nowMs: Date.now() }).catch(onFailure)
  }, HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await sweep
  }
}

/** Whether any record names a file, published or not. */
async function isNamed(db: Database, name: string): Promise<boolean> {
  const naming = db
    .selectFrom('provas')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(fileNameIn(db, 'url_arquivo'), '=', name),
        eb(fileNameIn(db, 'url_gabarito'), '=', name),
      ]),
    )
    .unionAll(
      db.selectFrom('alternativas').select('id').where(fileNameIn(db, 'url_imagem'), '=', name),
    )
    .unionAll(
      db.selectFrom('referencias').select('id').where(fileNameIn(db, 'url_imagem'), '=', name),
    )
  return (await naming.limit(1).executeTakeFirst()) !== undefined
}
