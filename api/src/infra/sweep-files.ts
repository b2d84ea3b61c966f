import type { Database } from './db.ts'
import { fileNameIn, nameOfKey } from './file-name.ts'
import { isKey, keyIn, type Storage } from './storage.ts'

const HOUR_MS = 3_600_000
/** For how long a file is kept that no record names: whoever sent it is still writing what will. */
const KEPT_UNUSED_MS = 24 * HOUR_MS

/** What sweeping needs; `nowMs` is in ms since 1970. */
interface Swept {
  db: Database
  storage: Storage
  nowMs: number
}

/** Removes the files that no record has named for a day, and what was begun and never finished. */
export async function sweepFiles({ db, storage, nowMs }: Swept): Promise<void> {
  const limitMs = nowMs - KEPT_UNUSED_MS
  const [all, old] = [await storage.unsavedSince(nowMs), await storage.unsavedSince(limitMs)]
  const unused = await updateUnused(db, all, new Date(nowMs).toISOString())
  const limit = new Date(limitMs).toISOString()
  for (const key of old) {
    if (!isKey(key)) await storage.remove(key)
    else if ((unused.get(key) ?? limit) < limit) await removeUnsaved(storage, key, limitMs)
  }
}

/**
 * Removes at once the files at these addresses that no record names any more. What somebody saved within a day
 * waits for a sweep: it may have been sent once more, for a record that is not written yet.
 */
export async function removeUnnamed(
  { db, storage, nowMs }: Swept,
  addresses: readonly string[],
): Promise<void> {
  for (const key of new Set(addresses.map(keyIn))) {
    if (key === undefined || (await isNamed(db, nameOfKey(key)))) continue
    await removeUnsaved(storage, key, nowMs - KEPT_UNUSED_MS)
  }
}

/** Removes a file, unless it was saved since an instant: looking for names takes its time. */
async function removeUnsaved(storage: Storage, key: string, sinceMs: number): Promise<void> {
  const file = await storage.find(key)
  if (file && file.savedAtMs < sinceMs) await storage.remove(key)
}

/** Writes down which of these files no record names, and gives since when. */
async function updateUnused(
  db: Database,
  paths: readonly string[],
  now: string,
): Promise<Map<string, string>> {
  const rows = await db.selectFrom('arquivos_sem_uso').selectAll().execute()
  const known = new Map(rows.map(({ chave, desde }) => [chave, desde]))
  const unused = new Map<string, string>()
  for (const chave of paths) {
    if (!isKey(chave) || (await isNamed(db, nameOfKey(chave)))) continue
    unused.set(chave, known.get(chave) ?? now)
    if (known.has(chave)) continue
    await db
      .insertInto('arquivos_sem_uso')
      .values({ chave, desde: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  for (const chave of known.keys()) {
    if (unused.has(chave)) continue
    await db.deleteFrom('arquivos_sem_uso').where('chave', '=', chave).execute()
  }
  return unused
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
