import { randomUUID } from 'node:crypto'
import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseAddress } from '../infra/database/database-address.ts'
import { emptyDatabase } from './empty-database.ts'
import { runOnPostgres } from './postgres-server.ts'

interface NewDatabase {
  address: DatabaseAddress
  drop: () => Promise<void>
}

const nothing = async () => {}

/** A database with all tables and no records, on the database system of the running vitest project. */
export async function newDatabase(folder: string): Promise<NewDatabase> {
  if (inject('postgres')) return { address: await emptiedDatabase(), drop: nothing }
  const address = join(folder, 'rumo.sqlite')
  const template = inject('sqlite')
  if (template === undefined) throw new Error('Tests of a database run in a project that has one.')
  await copyFile(template, address)
  return { address, drop: nothing }
}

/** A database without tables. For SQLite, the file in `folder` does not exist yet. */
export async function newBareDatabase(folder: string): Promise<NewDatabase> {
  const postgres = inject('postgres')
  if (postgres === undefined) return { address: join(folder, 'vazio.sqlite'), drop: nothing }
  return createDatabase('template0')
}

let own: Promise<NewDatabase> | undefined

/**
 * On PostgreSQL, a worker has one database for all its tests, which run one after the other: making a database costs
 * fifty times as much as emptying it.
 */
async function emptiedDatabase(): Promise<DatabaseAddress> {
  const { template = '' } = inject('postgres') ?? {}
  own ??= createDatabase(template)
  const { address, drop } = await own
  if (await emptyDatabase(address)) return address
  await drop()
  own = undefined
  return emptiedDatabase()
}

async function createDatabase(template: string): Promise<NewDatabase> {
  const { server = '' } = inject('postgres') ?? {}
  const name = `rumo_${randomUUID().replaceAll('-', '')}`
  // Copying the template's files is several times faster than the default, which writes them to a log that tests do not
  // need.
  await runOnPostgres(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    address: server.replace('/postgres?', `/${name}?`),
    // `force` also ends connections that a failed test has left open.
    drop: () => runOnPostgres(server, `drop database ${name} with (force)`),
  }
}
