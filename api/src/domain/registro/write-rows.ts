import { sql } from 'kysely'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'
import type { Row } from './take-retratos.ts'

/** Inserts rows with the ids that they had before. */
export async function insertRows(
  trx: DatabaseTransaction,
  table: string,
  rows: readonly Row[],
): Promise<void> {
  const overriding = isSqlite(trx) ? sql`` : sql`overriding system value`
  for (const row of rows) {
    const columns = Object.keys(row).map((column) => sql.ref(column))
    await sql`insert into ${sql.table(table)} (${sql.join(columns)}) ${overriding}
      values (${sql.join(Object.values(row))})`.execute(trx)
  }
}

export async function updateRow(
  trx: DatabaseTransaction,
  table: string,
  id: number,
  values: Row,
): Promise<void> {
  const columns = Object.entries(values).map(
    ([column, value]) => sql`${sql.ref(column)} = ${value}`,
  )
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where id = ${id}`.execute(trx)
}

export async function replaceRows(
  trx: DatabaseTransaction,
  { table, column, id }: { table: string; column: string; id: number },
  rows: readonly Row[],
): Promise<void> {
  await deleteRows(trx, { table, column, id })
  await insertRows(trx, table, rows)
}

export async function deleteRows(
  trx: DatabaseTransaction,
  { table, column, id }: { table: string; column: string; id: number },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${id}`.execute(trx)
}
