import { lockContent } from '../../infra/cache/content-version.ts'
import type { DatabaseTransaction } from '../../infra/database/db.ts'
import type { ExamRecords, ExamTable, Making } from './exam-records.ts'

type SeededTable = ExamTable | 'cursos' | 'usuarios'

/** The ledger remembers every record that an exam file ever had, also after a person changed or deleted the record. */
export interface Ledger extends ExamRecords {
  ensure(table: SeededTable, chave: string, making: Making): Promise<number | null>
  readonly inserted: Readonly<Partial<Record<SeededTable, number>>>
}

/** Locks the ledger until the transaction ends. Transactions of other servers wait. */
export async function openLedger(trx: DatabaseTransaction): Promise<Ledger> {
  await lockContent(trx)
  const inserted: Partial<Record<SeededTable, number>> = {}
  return {
    inserted,
    async ensure(table, chave, { find, insert }) {
      const known = await trx
        .selectFrom('demonstracao')
        .select('id_registro')
        .where('chave', '=', chave)
        .executeTakeFirst()
      if (known) return existing(trx, table, known.id_registro)
      const found = await find?.()
      const id = found ?? (await insert())
      await trx.insertInto('demonstracao').values({ chave, id_registro: id }).execute()
      if (found === undefined) inserted[table] = (inserted[table] ?? 0) + 1
      return id
    },
  }
}

async function existing(
  trx: DatabaseTransaction,
  table: SeededTable,
  id: number,
): Promise<number | null> {
  const row = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row?.id ?? null
}
