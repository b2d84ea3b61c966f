import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { type Database, openDatabase } from '../infra/db.ts'
import { migrate } from '../infra/migrations/index.ts'
import { folderStorage, type Storage } from '../infra/storage.ts'
import { type Records, recordsOf } from './records.ts'

interface Fixtures {
  /** A folder that is gone after the test. */
  dir: string
  /** A migrated database in that folder, in the file rumo.sqlite. */
  db: Database
  make: Records
  storage: Storage
}

/** A test that is given a database and a storage without a server. */
export const it = test.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- vitest reads the fixture's needs from this pattern
  dir: async ({}, use) => {
    const dir = await mkdtemp(join(tmpdir(), 'rumo-db-'))
    await use(dir)
    await rm(dir, { recursive: true })
  },
  db: async ({ dir }, use) => {
    const db = openDatabase(join(dir, 'rumo.sqlite'))
    await migrate(db)
    await use(db)
    await db.destroy()
  },
  make: async ({ db }, use) => use(recordsOf(db)),
  storage: async ({ dir }, use) => use(folderStorage(join(dir, 'arquivos'))),
})
