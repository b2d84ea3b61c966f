import type { Generated, Insertable, Updateable } from 'kysely'
import type { z } from 'zod'
import { StaleVersionError } from '../../errors.ts'
import { type Change, namePrincipal, recordChange } from '../registro/audit-log.ts'
import { bumpContentVersion, changeContent } from '../../infra/cache/content-version.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { insertRecord } from '../../infra/database/insert-record.ts'
import { type Restauravel, type Retrato, takeRetrato } from '../registro/take-retratos.ts'
import { toSearchText } from '../../infra/lists/search-text.ts'
import type { Tables, TablesWith } from '../../infra/tables/tables.ts'

/** The tables that count the writes of their rows; each column is a field of the record. */
type EditableTable = TablesWith<{ id: Generated<number>; versao: Generated<number> }> & Restauravel

type Changes<Table extends EditableTable> = Updateable<Tables[Table]> & {
  versao?: number | undefined
}

/**
 * Which field the search text of a record is of, where its table has a `busca`; null: whoever writes gives it among
 * the values.
 */
type Searched<Table extends EditableTable, Row> = Tables[Table] extends { busca: string }
  ? [field: (keyof Row & keyof Tables[Table] & string) | null]
  : []

/** What a change does first, in its transaction: it throws where something is in the way. */
type Prepare = (trx: DatabaseTransaction) => Promise<void>

const nothing: Prepare = async () => {}

/**
 * Writes the records of a table: each change in a transaction with its line of the audit log, and seen by the
 * caches of every server. `schema` is that of the record, `searched` the field that its `busca` is written from, and
 * `autor` the account that does it.
 */
export function editable<Table extends EditableTable, Row extends { id: number }>(
  db: Database,
  table: Table,
  { shape }: z.ZodObject & z.ZodType<Row>,
  ...[searched]: Searched<Table, Row>
) {
  const fields = Object.keys(shape)

  /** With the search text of the field, where that is written. */
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
    // The columns are the schema's fields, and the database holds what the schema lets in.
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
    const depois = await existing(find(trx, id))
    await record(trx, { autor, acao: 'alteracao', antes, depois, retrato }, id)
    return depois
  }

  return {
    insert(
      values: Omit<Insertable<Tables[Table]>, 'busca'>,
      autor: number,
      prepare: Prepare = nothing,
    ): Promise<Row> {
      return changeContent(db, async (trx) => {
        await prepare(trx)
        const id = await insertRecord(trx, table, withBusca(values) as Insertable<Tables[Table]>)
        const depois = await existing(find(trx, id))
        await record(trx, { autor, acao: 'criacao', antes: null, depois }, id)
        return depois
      })
    },

    /**
     * Changes the values that are given. Undefined where there is no such record; throws a StaleVersionError
     * where `versao` is not the record's.
     */
    change(
      id: number,
      { versao, ...values }: Changes<Table>,
      autor: number,
      prepare: Prepare = nothing,
    ): Promise<Row | undefined> {
      return changeContent(db, async (trx) => {
        const antes = await find(trx, id)
        if (!antes) return undefined
        if (versao !== undefined && versao !== ('versao' in antes && antes.versao)) {
          throw new StaleVersionError()
        }
        if (!differs(antes, values)) return antes
        const retrato = await takeRetrato(trx, table, id)
        await prepare(trx)
        return write(trx, antes, values, autor, retrato)
      })
    },

    /**
     * Removes a record, once `prepare` has removed what goes with it; gives whether there was one. One that
     * something holds stays, with the values that `keep` then gives.
     */
    remove(
      id: number,
      autor: number,
      prepare: Prepare = nothing,
      keep: () => Updateable<Tables[Table]> | undefined = () => undefined,
    ): Promise<boolean> {
      return changeContent(db, async (trx) => {
        const antes = await find(trx, id)
        if (!antes) return false
        const retrato = await takeRetrato(trx, table, id)
        await prepare(trx)
        const values = keep()
        if (values) {
          if (differs(antes, values)) await write(trx, antes, values, autor, retrato)
          else {
            await namePrincipal(trx)
            await bumpContentVersion(trx)
          }
          return true
        }
        await trx.deleteFrom<EditableTable>(table).where('id', '=', id).execute()
        await record(trx, { autor, acao: 'exclusao', antes, depois: null, retrato }, id)
        return true
      })
    },
  }
}

/** Whether a field of the record would become another: writing it again as it is leaves no trace. */
function differs(record: object, values: object): boolean {
  const now = new Map<string, unknown>(Object.entries(record))
  return Object.entries(values).some(
    ([field, value]) => value !== undefined && now.has(field) && now.get(field) !== value,
  )
}

async function existing<Row>(found: Promise<Row | undefined>): Promise<Row> {
  const row = await found
  if (row === undefined) throw new Error('A record that was just written is not there')
  return row
}
