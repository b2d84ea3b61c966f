import type { Database } from '../../infra/database/db.ts'
import { namedAmong } from './named-files.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { isKey } from '../../infra/files/file-keys.ts'

interface Kept {
  db: Database
  storage: Storage
}

/** How many files lie in a folder, and how many of them some record names. */
export interface Holding {
  files: number
  named: number
}

/**
 * Whether the files are this database's: only then is any taken away. A folder without an owner
 * becomes this database's where nothing lies in it, or mostly what its records name; another's stays another's.
 */
export async function ownsFolder({ db, storage }: Kept): Promise<boolean> {
  const [owner, name] = [await storage.owner(), await nameOf(db)]
  if (owner !== undefined) return owner === name
  const { files, named } = await countFiles({ db, storage })
  if (named * 2 < files) return false
  await storage.setOwner(name)
  return true
}

/** Makes this database the owner of the files, and gives the counts. */
export async function adoptFolder({ db, storage }: Kept): Promise<Holding> {
  await storage.setOwner(await nameOf(db))
  return countFiles({ db, storage })
}

async function countFiles({ db, storage }: Kept): Promise<Holding> {
  const keys = (await storage.unsavedSince(Infinity)).filter(isKey)
  return { files: keys.length, named: (await namedAmong(db, keys)).size }
}

async function nameOf(db: Database): Promise<string> {
  const { chave } = await db.selectFrom('identidade').select('chave').executeTakeFirstOrThrow()
  return chave
}
