import type { DatabaseTransaction } from '../db.ts'

type Table = 'vestibulares' | 'provas' | 'materias' | 'questoes' | 'referencias'

/** What became of each record that the demonstration data ever named. */
export interface Ledger {
  /**
   * The id of the record that `chave` became, inserted when it was never loaded. Null when a person
   * deleted it since: it does not come back.
   */
  ensure(table: Table, chave: string, insert: () => Promise<number>): Promise<number | null>
  /** How many records were inserted. */
  readonly inserted: number
}

export function openLedger(trx: DatabaseTransaction): Ledger {
  let inserted = 0
  return {
    async ensure(table, chave, insert) {
      const known = await trx
        .selectFrom('demonstracao')
        .select('id_registro')
        .where('chave', '=', chave)
        .executeTakeFirst()
      if (known) return existing(trx, table, known.id_registro)
      const id = await insert()
      await trx.insertInto('demonstracao').values({ chave, id_registro: id }).execute()
      inserted += 1
      return id
    },
    get inserted() {
      return inserted
    },
  }
}

async function existing(
  trx: DatabaseTransaction,
  table: Table,
  id: number,
): Promise<number | null> {
  const row = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row?.id ?? null
}
