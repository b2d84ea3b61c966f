import type { TestProject } from 'vitest/node'
import { openMigrated } from '../infra/database/open-migrated.ts'
import { runOnPostgres, startPostgres } from './postgres-server.ts'

const TEMPLATE = 'migrado'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server and the template of new databases; only in the vitest project that runs on PostgreSQL. */
    postgres?: { server: string; template: string }
  }
}

/** One server for all tests of the project; each worker has a copy of its migrated database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres()
  const server = postgres.addressOf('postgres')
  // JIT is off: without statistics, PostgreSQL would take small queries for expensive ones and compile them.
  await runOnPostgres(server, 'alter system set jit = off')
  await runOnPostgres(server, 'select pg_reload_conf()')
  await runOnPostgres(server, `create database ${TEMPLATE}`)
  const db = await openMigrated(postgres.addressOf(TEMPLATE))
  await db.destroy()
  project.provide('postgres', { server, template: TEMPLATE })
  return () => postgres.remove()
}
