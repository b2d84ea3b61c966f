import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiConfig } from './config.ts'
import { adoptFolder, type Holding } from './domain/arquivos/folder-owner.ts'
import { openMigrated } from './infra/database/open-migrated.ts'
import { folderStorage } from './infra/files/storage.ts'

/**
 * Makes the files in the folder of the settings those of the database that they name, whosever they were: from then on
 * what no record of it names is taken away. A server may be using both meanwhile. Gives what lies there.
 */
export async function adoptFiles({
  dataDir,
  database,
}: Pick<ApiConfig, 'dataDir' | 'database'>): Promise<Holding> {
  await mkdir(dataDir, { recursive: true })
  await using db = await openMigrated(database)
  return await adoptFolder({ db, storage: folderStorage(join(dataDir, 'arquivos')) })
}
