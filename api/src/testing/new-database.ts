import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { DatabaseAddress } from '../infra/database-address.ts'
import { runOnPostgres } from './postgres-server.ts'

/** A database of one test's own. */
interface NewDatabase {
  address: DatabaseAddress
  drop: () => Promise<void>
}

/**
 * A database without records, of the kind that the running vitest project is about. On PostgreSQL it has
 * all tables unless it is to be `bare`; a file of SQLite in `folder` is not there yet.
 */
export async function newDatabase(folder: string, { bare = false } = {}): Promise<NewDatabase> {
  const postgres = inject('postgres')
  const name = bare ? 'vazio' : 'rumo'
  if (postgres === undefined) {
    return { address: join(folder, `${name}.sqlite`), drop: async () => {} }
  }
  const { server, template } = postgres
  const unique = `${name}_${randomUUID().replaceAll('-', '')}`
  // Copying its files is several times faster than writing them to a log that nobody needs.
  await runOnPostgres(
    server,
    `create database ${unique} template ${bare ? 'template0' : template} strategy file_copy`,
  )
  return {
    address: server.replace('/postgres?', `/${unique}?`),
    // A test that failed may have left its connections.
    drop: () => runOnPostgres(server, `drop database ${unique} with (force)`),
  }
}
