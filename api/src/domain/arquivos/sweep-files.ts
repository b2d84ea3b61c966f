import type { Database } from '../../infra/database/db.ts'
import { ownsFolder } from './folder-owner.ts'
import { isNamed, namedAmong } from './named-files.ts'
import { RESTAURAVEL_MS } from '../registro/keep-retrato.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { isKey, keyIn } from '../../infra/files/file-keys.ts'

const HOUR_MS = 3_600_000
/** How long a file without a record is kept: the record that will name it may still be written. */
const KEPT_UNUSED_MS = 24 * HOUR_MS
/** How long a file stays in the bin: longer than the record that named it can be restored. */
const IN_BIN_MS = RESTAURAVEL_MS + 24 * HOUR_MS

/** What sweeping needs; `nowMs` is in ms since 1970. */
interface Swept {
  db: Database
  storage: Storage
  nowMs: number
}

/**
 * Moves files that no record has named for a day into the bin, moves files that are named again out of it, and deletes
 * those that lay there for 91 days as well as unfinished uploads. Where the folder is another database's, or no record
 * names any of its files, nothing is moved: this is rather a wrong database than a day's work.
 */
export async function sweepFiles({ db, storage, nowMs }: Swept): Promise<void> {
  if (!(await ownsFolder({ db, storage }))) return
  await bringBackNamed({ db, storage })
  const limitMs = nowMs - KEPT_UNUSED_MS
  const [all, old] = [await storage.unsavedSince(nowMs), await storage.unsavedSince(limitMs)]
  const keys = all.filter(isKey)
  const named = await namedAmong(db, keys)
  const unused = await updateUnused(
    db,
    keys.filter((key) => !named.has(key)),
    new Date(nowMs).toISOString(),
  )
  if (named.size === 0) return
  const limit = new Date(limitMs).toISOString()
  for (const key of old) {
    if (!isKey(key)) await storage.remove(key)
    else if ((unused.get(key) ?? limit) < limit) await binUnsaved(storage, key, nowMs)
  }
  await emptyBin(storage, nowMs - IN_BIN_MS)
}

async function bringBackNamed({ db, storage }: Omit<Swept, 'nowMs'>): Promise<void> {
  for (const { key } of await storage.bin.list()) {
    if (await isNamed(db, key)) await storage.bin.restore(key)
  }
}

async function emptyBin({ bin }: Storage, limitMs: number): Promise<void> {
  for (const { key, sinceMs } of await bin.list()) if (sinceMs < limitMs) await bin.empty(key)
}

/**
 * Puts into the bin at once the files at these addresses that no record names any more, unless the folder is another
 * database's. What was saved within a day waits for a sweep: it may have been sent once more, for a record that
 * is not written yet.
 */
export async function removeUnnamed(
  { db, storage, nowMs }: Swept,
  addresses: readonly string[],
): Promise<void> {
  if (!(await ownsFolder({ db, storage }))) return
  for (const key of new Set(addresses.map(keyIn))) {
    if (key === undefined || (await isNamed(db, key))) continue
    await binUnsaved(storage, key, nowMs)
  }
}

/** Takes the files at these addresses out of the bin, unless the folder is another database's. */
export async function bringBackFiles(
  { db, storage }: Omit<Swept, 'nowMs'>,
  addresses: readonly string[],
): Promise<void> {
  if (!(await ownsFolder({ db, storage }))) return
  for (const key of new Set(addresses.map(keyIn))) {
    if (key !== undefined) await storage.bin.restore(key)
  }
}

/** Puts a file into the bin, unless it was saved within a day: meanwhile a record may have named it. */
async function binUnsaved(storage: Storage, key: string, nowMs: number): Promise<void> {
  const file = await storage.find(key)
  if (file && file.savedAtMs < nowMs - KEPT_UNUSED_MS) await storage.bin.take(key, nowMs)
}

/** Records which files no record names, and gives since when. */
async function updateUnused(
  db: Database,
  keys: readonly string[],
  now: string,
): Promise<Map<string, string>> {
  const rows = await db.selectFrom('arquivos_sem_uso').selectAll().execute()
  const known = new Map(rows.map(({ chave, desde }) => [chave, desde]))
  const unused = new Map(keys.map((chave) => [chave, known.get(chave) ?? now]))
  for (const chave of keys) {
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
