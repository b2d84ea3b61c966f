import pg from 'pg'
import { describe, expect } from 'vitest'
import { it } from '../testing/database.ts'
import { emptyDatabase } from './empty-database.ts'

describe('emptyDatabase', () => {
  it('tells a database that has lost a constraint, an index, a default or a column’s need', async ({
    address,
  }) => {
    const client = async <Row extends pg.QueryResultRow>(query: string) => {
      const once = new pg.Client({ connectionString: address })
      await once.connect()
      const { rows } = await once.query<Row>(query)
      await once.end()
      return rows
    }
    const definitions = await client<{ constraint: string; index: string }>(`select
      (select pg_get_constraintdef(oid) from pg_constraint where conname = 'provas_id_vestibular_fkey') as constraint,
      (select indexdef from pg_indexes where indexname = 'questoes_ordem') as index`)
    const [{ constraint, index } = { constraint: '', index: '' }] = definitions
    for (const [change, undo] of [
      [
        'alter table provas drop constraint provas_id_vestibular_fkey',
        `alter table provas add constraint provas_id_vestibular_fkey ${constraint}`,
      ],
      ['drop index questoes_ordem', index],
      [
        'alter table cursos alter versao drop default',
        'alter table cursos alter versao set default 1',
      ],
      ['alter table cursos alter nome drop not null', 'alter table cursos alter nome set not null'],
    ] as const) {
      await client(change)
      expect([change, await emptyDatabase(address)]).toEqual([change, false])
      await client(undo)
      expect([undo, await emptyDatabase(address)]).toEqual([undo, true])
    }
  })
})
