import type { Generated, Insertable } from 'kysely'
import type { DatabaseTransaction } from './db.ts'
import type { Tables, TablesWith } from '../tables/tables.ts'

type TableWithId = TablesWith<{ id: Generated<number> }>

export async function insertRecord<Table extends TableWithId>(
  trx: DatabaseTransaction,
  table: Table,
  values: Insertable<Tables[Table]>,
): Promise<number> {
  const { id } = await trx
    .insertInto<TableWithId>(table)
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
