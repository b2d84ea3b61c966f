import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import type { DatabaseAddress } from '../infra/database/database-address.ts'
import type { Database } from '../infra/database/db.ts'
import { openMigrated } from '../infra/database/open-migrated.ts'
import { folderStorage, type Storage } from '../infra/files/storage.ts'
import { newBareDatabase, newDatabase } from './new-database.ts'
import { type Records, recordsOf } from './records.ts'

interface Fixtures {
  /** A folder that is removed after the test. */
  dir: string
  /** A database without records, for this test alone. */
  address: DatabaseAddress
  /** Another database, without tables. */
  bareAddress: DatabaseAddress
  /** The database at `address`, migrated. */
  db: Database
  make: Records
  storage: Storage
}

/**
 * A test with a database and a storage, but without a server. Every file that imports this `it` runs on SQLite, and on
 * PostgreSQL too when its tests may behave differently there (vitest.config.ts).
 */
export const it = test.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixture's needs from this pattern
  dir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'rumo-db-'))
    await use(dir)
    await rm(dir, { recursive: true })
  },
  address: async ({ dir }, use) => {
    const { address, drop } = await newDatabase(dir)
    await use(address)
    await drop()
  },
  bareAddress: async ({ dir }, use) => {
    const { address, drop } = await newBareDatabase(dir)
    await use(address)
    await drop()
  },
  db: async ({ address }, use) => {
    const db = await openMigrated(address)
    await use(db)
    await db.destroy()
  },
  make: async ({ db }, use) => use(recordsOf(db)),
  storage: async ({ dir }, use) => use(folderStorage(join(dir, 'arquivos'))),
})
