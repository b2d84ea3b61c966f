import type { Insertable } from 'kysely'
import type { DatabaseTransaction } from './db.ts'
import type { SeededTable } from './seed/ledger.ts'
import type { Tables } from './tables.ts'

type TableWithId = SeededTable | 'alternativas' | 'cursos' | 'relatos'

/** Inserts a record and gives its id. */
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
