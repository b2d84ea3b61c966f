import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiConfig } from './config.ts'
import { adoptFolder, type Holding } from './domain/arquivos/folder-owner.ts'
import { openMigrated } from './infra/database/open-migrated.ts'
import { folderStorage } from './infra/files/storage.ts'

/**
 * Makes the configured database the owner of the files in the configured folder, even if another database owned them
 * before. From then on the API removes the files that no record of this database names. A server may be using both the
 * folder and the database meanwhile. Gives how many files the folder holds, and how many of them a record names.
 */
export async function adoptFiles({
  dataDir,
  database,
}: Pick<ApiConfig, 'dataDir' | 'database'>): Promise<Holding> {
  await mkdir(dataDir, { recursive: true })
  await using db = await openMigrated(database)
  return await adoptFolder({ db, storage: folderStorage(join(dataDir, 'arquivos')) })
}
