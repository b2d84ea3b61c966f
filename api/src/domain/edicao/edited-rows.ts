import { toSearchText } from '@rumo/contract/search-text'
import type { Generated, Updateable } from 'kysely'
import type { z } from 'zod'
import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { Tables, TablesWith } from '../../infra/tables/tables.ts'
import { type Change, recordChange } from '../registro/audit-log.ts'
import type { Restauravel, Retrato } from '../registro/take-retratos.ts'

/** The tables whose rows have a version number (`versao`); each column is a field of the record. */
export type EditableTable = TablesWith<{ id: Generated<number>; versao: Generated<number> }> &
  Restauravel

/** The changes to a record; `versao` is the one that the client read. */
export type Changes<Table extends EditableTable> = Updateable<Tables[Table]> & {
  versao?: number | undefined
}

/**
 * The field from which the search text of a record is derived, if its table has a `busca`; null if the caller gives
 * `busca` among the values.
 */
export type Searched<Table extends EditableTable, Row> = Tables[Table] extends { busca: string }
  ? [field: (keyof Row & keyof Tables[Table] & string) | null]
  : []

export type EditedRows<Table extends EditableTable, Row extends { id: number }> = ReturnType<
  typeof editedRows<Table, Row>
>

/** Reads and writes the rows of a table inside a transaction, each write with its line in the audit log. */
export function editedRows<Table extends EditableTable, Row extends { id: number }>(
  table: Table,
  { shape }: z.ZodObject & z.ZodType<Row>,
  ...[searched]: Searched<Table, Row>
) {
  const fields = Object.keys(shape)

  /** Adds the search text, if its field is among the values. */
  function withBusca<Values extends object>(values: Values): Values {
    const [, text] = Object.entries(values).find(([field]) => field === searched) ?? []
    return typeof text === 'string' ? { ...values, busca: toSearchText(text) } : values
  }

  async function find(trx: DatabaseTransaction, id: number): Promise<Row | undefined> {
    const row = await trx
      .selectFrom<EditableTable>(table)
      .select(fields.map((field) => trx.dynamic.ref<'id'>(field)))
      .where('id', '=', id)
      .executeTakeFirst()
    // The columns are the schema's fields, and the database holds only values that the schema accepts.
    return row as Row | undefined
  }

  async function record(
    trx: DatabaseTransaction,
    change: Pick<Change, 'autor' | 'acao' | 'antes' | 'depois' | 'retrato'>,
    id_registro: number,
  ): Promise<void> {
    await recordChange(trx, { ...change, entidade: table, id_registro })
    await bumpContentVersion(trx)
  }

  async function write(
    trx: DatabaseTransaction,
    antes: Row,
    values: Omit<Changes<Table>, 'versao'>,
    autor: number,
    retrato: Retrato | undefined,
  ): Promise<Row> {
    const { id } = antes
    await trx
      .updateTable<EditableTable>(table)
      .set(withBusca(values))
      .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const depois = await written(trx, id)
    await record(trx, { autor, acao: 'alteracao', antes, depois, retrato }, id)
    return depois
  }

  /** Reads a record that was just written. */
  async function written(trx: DatabaseTransaction, id: number): Promise<Row> {
    const row = await find(trx, id)
    if (row === undefined) throw new Error('A record that was just written is not there')
    return row
  }

  return { withBusca, find, record, write, written }
}
