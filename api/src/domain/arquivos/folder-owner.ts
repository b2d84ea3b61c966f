import type { Database } from '../../infra/database/db.ts'
import { namedAmong } from './named-files.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { isKey } from '../../infra/files/file-keys.ts'

interface Kept {
  db: Database
  storage: Storage
}

/** The number of files in a folder, and of those that a record of the database refers to. */
export interface Holding {
  files: number
  named: number
}

/**
 * Whether the folder of files belongs to this database; files of another database are never deleted. A folder without
 * an owner is taken over if it is empty, or if records refer to at least half of its files.
 */
export async function ownsFolder({ db, storage }: Kept): Promise<boolean> {
  const [owner, name] = [await storage.owner(), await nameOf(db)]
  if (owner !== undefined) return owner === name
  const { files, named } = await countFiles({ db, storage })
  if (named * 2 < files) return false
  await storage.setOwner(name)
  return true
}

/** Makes this database the owner of the folder, and returns the counts. */
export async function adoptFolder({ db, storage }: Kept): Promise<Holding> {
  await storage.setOwner(await nameOf(db))
  return countFiles({ db, storage })
}

async function countFiles({ db, storage }: Kept): Promise<Holding> {
  const keys = (await storage.savedBefore(Infinity)).filter(isKey)
  return { files: keys.length, named: (await namedAmong(db, keys)).size }
}

async function nameOf(db: Database): Promise<string> {
  const { chave } = await db.selectFrom('identidade').select('chave').executeTakeFirstOrThrow()
  return chave
}
