import type { Insertable, Updateable } from 'kysely'
import type { z } from 'zod'
import { StaleVersionError } from '../../errors.ts'
import { bumpContentVersion, changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import type { Tables } from '../../infra/tables/tables.ts'
import { namePrincipal } from '../registro/audit-log.ts'
import { takeRetrato } from '../registro/take-retratos.ts'
import {
  type Changes,
  type EditableTable,
  type EditedRows,
  editedRows,
  type Searched,
} from './edited-rows.ts'

/** Runs first in the transaction of a change, and throws if the change is not allowed. */
type Prepare = (trx: DatabaseTransaction) => Promise<void>

const nothing: Prepare = async () => {}

/**
 * Writes the records of a table. Each change is one transaction, with a line in the audit log, and invalidates the
 * caches of every server. `schema` is that of the record, `searched` the field from which its `busca` is derived, and
 * `autor` the account that makes the change.
 */
export function editable<Table extends EditableTable, Row extends { id: number }>(
  db: Database,
  table: Table,
  schema: z.ZodObject & z.ZodType<Row>,
  ...searched: Searched<Table, Row>
) {
  const rows = editedRows(table, schema, ...searched)

  return {
    insert(
      values: Omit<Insertable<Tables[Table]>, 'busca'>,
      autor: number,
      prepare: Prepare = nothing,
    ): Promise<Row> {
      return changeContent(db, async (trx) => {
        await prepare(trx)
        const id = await insertRecord(
          trx,
          table,
          rows.withBusca(values) as Insertable<Tables[Table]>,
        )
        const depois = await rows.written(trx, id)
        await rows.record(trx, { autor, acao: 'criacao', antes: null, depois }, id)
        return depois
      })
    },

    /**
     * Changes the given values. Undefined if there is no such record. Throws a StaleVersionError if a `versao` is given
     * and the record has another one.
     */
    change(
      id: number,
      { versao, ...values }: Changes<Table>,
      autor: number,
      prepare: Prepare = nothing,
    ): Promise<Row | undefined> {
      return changeContent(db, async (trx) => {
        const antes = await rows.find(trx, id)
        if (!antes) return undefined
        if (versao !== undefined && versao !== ('versao' in antes && antes.versao)) {
          throw new StaleVersionError()
        }
        if (!differs(antes, values)) return antes
        const retrato = await takeRetrato(trx, table, id)
        await prepare(trx)
        return rows.write(trx, antes, values, autor, retrato)
      })
    },

    /**
     * Removes a record, after `prepare` has removed what belongs to it. Returns whether there was such a record. If
     * `keep` then returns values, the record is still in use: it stays, and these values are written to it.
     */
    remove(
      id: number,
      autor: number,
      prepare: Prepare = nothing,
      keep: () => Updateable<Tables[Table]> | undefined = () => undefined,
    ): Promise<boolean> {
      return changeContent(db, (trx) => removeRow(trx, rows, table, { id, autor, prepare, keep }))
    },
  }
}

interface Removal<Table extends EditableTable> {
  id: number
  autor: number
  prepare: Prepare
  keep: () => Updateable<Tables[Table]> | undefined
}

async function removeRow<Table extends EditableTable, Row extends { id: number }>(
  trx: DatabaseTransaction,
  rows: EditedRows<Table, Row>,
  table: Table,
  { id, autor, prepare, keep }: Removal<Table>,
): Promise<boolean> {
  const antes = await rows.find(trx, id)
  if (!antes) return false
  const retrato = await takeRetrato(trx, table, id)
  await prepare(trx)
  const values = keep()
  if (values) {
    if (differs(antes, values)) await rows.write(trx, antes, values, autor, retrato)
    else {
      await namePrincipal(trx)
      await bumpContentVersion(trx)
    }
    return true
  }
  await trx.deleteFrom<EditableTable>(table).where('id', '=', id).execute()
  await rows.record(trx, { autor, acao: 'exclusao', antes, depois: null, retrato }, id)
  return true
}

/** Whether a value of the record would change. A change without any difference is not logged. */
function differs(record: object, values: object): boolean {
  const now = new Map<string, unknown>(Object.entries(record))
  return Object.entries(values).some(
    ([field, value]) => value !== undefined && now.has(field) && now.get(field) !== value,
  )
}
