import type { Database } from '../../infra/database/db.ts'
import { ownsFolder } from './folder-owner.ts'
import { isNamed, namedAmong } from './named-files.ts'
import { RESTAURAVEL_MS } from '../registro/keep-retrato.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { isKey, keyIn } from '../../infra/files/file-keys.ts'

const HOUR_MS = 3_600_000
/** How long a file without a record is kept: the record may still be about to be written. */
const KEPT_UNUSED_MS = 24 * HOUR_MS
/** How long a file stays in the bin: a day longer than the record that referred to it can be restored. */
const IN_BIN_MS = RESTAURAVEL_MS + 24 * HOUR_MS

/** What sweeping needs; `nowMs` is in ms since 1970. */
interface Swept {
  db: Database
  storage: Storage
  nowMs: number
}

/**
 * Moves files to which no record has referred for a day into the bin, and files in the bin that are referred to again
 * back. Deletes files that have been in the bin for 91 days, and unfinished uploads. Does nothing if the folder belongs
 * to another database. Bins and deletes nothing if no record refers to any file: then this is probably the wrong
 * database.
 */
export async function sweepFiles({ db, storage, nowMs }: Swept): Promise<void> {
  if (!(await ownsFolder({ db, storage }))) return
  await bringBackNamed({ db, storage })
  const limitMs = nowMs - KEPT_UNUSED_MS
  const [all, old] = [await storage.savedBefore(nowMs), await storage.savedBefore(limitMs)]
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
  for (const { key, sinceMs } of await bin.list()) if (sinceMs < limitMs) await bin.delete(key)
}

/**
 * Moves the files at these addresses to which no record refers into the bin at once, unless the folder belongs to
 * another database. A file that was saved within the last day is left to a later sweep: it may have been uploaded again
 * for a record that is not written yet.
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

/** Moves the files at these addresses out of the bin, unless the folder belongs to another database. */
export async function bringBackFiles(
  { db, storage }: Omit<Swept, 'nowMs'>,
  addresses: readonly string[],
): Promise<void> {
  if (!(await ownsFolder({ db, storage }))) return
  for (const key of new Set(addresses.map(keyIn))) {
    if (key !== undefined) await storage.bin.restore(key)
  }
}

/**
 * Moves a file into the bin, unless it was saved within the last day: a record may have begun to refer to it meanwhile.
 */
async function binUnsaved(storage: Storage, key: string, nowMs: number): Promise<void> {
  const file = await storage.find(key)
  if (file && file.savedAtMs < nowMs - KEPT_UNUSED_MS) await storage.bin.add(key, nowMs)
}

/** Stores which files no record refers to, and returns since when each has been unused. */
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
