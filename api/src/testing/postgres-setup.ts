import type { TestProject } from 'vitest/node'
import { openMigrated } from '../infra/database/open-migrated.ts'
import { runOnPostgres, startPostgres } from './postgres-server.ts'

const TEMPLATE = 'migrado'

declare module 'vitest' {
  interface ProvidedContext {
    /** In the vitest project whose databases are on PostgreSQL: where new ones come from. */
    postgres?: { server: string; template: string }
  }
}

/** One server for all tests of the project; each worker has a copy of its migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const server = postgres.addressOf('postgres')
  // Without statistics it takes small queries for ones worth compiling.
  await runOnPostgres(server, 'alter system set jit = off')
  await runOnPostgres(server, 'select pg_reload_conf()')
  await runOnPostgres(server, `create database ${TEMPLATE}`)
  const db = await openMigrated(postgres.addressOf(TEMPLATE))
  await db.destroy()
  project.provide('postgres', { server, template: TEMPLATE })
  return () => postgres.remove()
}
