import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openMigrated } from '../infra/database/open-migrated.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The migrated file that each test copies; only in the vitest project that runs on SQLite. */
    sqlite?: string
  }
}

/** Makes one migrated file for all tests of the project: migrating costs ten times as much as copying. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rumo-sqlite-'))
  const template = join(folder, 'migrado.sqlite')
  const db = await openMigrated(template)
  await db.destroy()
  project.provide('sqlite', template)
  return () => rm(folder, { recursive: true })
}
