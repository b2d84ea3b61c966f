import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Target } from './many-questoes.ts'

type DisposableTarget = Target & AsyncDisposable

export function sqliteTarget(file: string): DisposableTarget {
  const db = new DatabaseSync(file)
  return {
    run: async (statements) => db.exec(statements),
    greatestId: async (table) =>
      Number(db.prepare(`select max(id) as id from ${table}`).get()?.['id']),
    withIds: '',
    [Symbol.asyncDispose]: async () => db.close(),
  }
}

export async function postgresTarget(address: string): Promise<DisposableTarget> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  return {
    run: (statements) => client.query(statements),
    greatestId: async (table) => {
      const { rows } = await client.query<{ id: number }>(`select max(id) as id from ${table}`)
      return Number(rows[0]?.id)
    },
    withIds: 'overriding system value',
    [Symbol.asyncDispose]: () => client.end(),
  }
}
