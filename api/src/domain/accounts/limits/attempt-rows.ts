import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../../infra/database/db.ts'
import type { Tables } from '../../../infra/tables/tables.ts'
import { type Limit, type Limits, waitOf } from './limits.ts'

/**
 * An attempt that is counted as a row: a failed sign-in, a sign-up, or a report. `endereco`, `propria` and `conta` are
 * hashes (counted-attempts.ts).
 */
export interface CountedInRows {
  acao: Tables['tentativas_de_acesso']['acao']
  endereco: string
  /**
   * Replaces `endereco` in the row of an attempt that only the account's own quota admits, because the address is at
   * its limits; null without such a quota.
   */
  propria: string | null
  conta: string | null
}

/**
 * The seconds until the next attempt is admitted, by the counts of the address and by those of the account; 0 is now.
 */
export interface Waits {
  here: number
  own: number
}

type Row = Pick<Selectable<Tables['tentativas_de_acesso']>, 'em'>

/** The waits that result from the rows that are stored now. */
export async function waitsOfRows(
  db: Database,
  limits: Limits,
  { acao, endereco, propria, conta }: CountedInRows,
  nowMs: number,
): Promise<Waits> {
  const [limit, ofAccount] = {
    cadastro: [limits.cadastrosPorEndereco],
    relato: [limits.relatosPorEndereco],
    entrada: [limits.entradasPorEndereco, limits.entradasPorConta],
  }[acao] as [Limit, Limit?]
  const rows = await db
    .selectFrom('tentativas_de_acesso')
    .select(['endereco', 'conta', 'em'])
    .where('endereco', 'in', propria === null ? [endereco] : [endereco, propria])
    .where('acao', '=', acao)
    .where('em', '>', minutesBefore(longestMinutes(limits), nowMs))
    .execute()
  const wait = (by: Limit, of: readonly Row[]) => {
    const times = of.map(({ em }) => Date.parse(em))
    return waitOf(by, times, nowMs) ?? 0
  }
  const fromHere = rows.filter((row) => row.endereco === endereco)
  const ofConta = rows.filter((row) => row.conta === conta)
  return { here: wait(limit, fromHere), own: ofAccount ? wait(ofAccount, ofConta) : 0 }
}

/** Inserts a row and returns its id. Deletes the rows that are too old for any limit. */
export async function insertRow(
  trx: DatabaseTransaction,
  limits: Limits,
  { acao, endereco, conta }: Omit<CountedInRows, 'propria'>,
  nowMs: number,
): Promise<number> {
  await trx
    .deleteFrom('tentativas_de_acesso')
    .where('em', '<=', minutesBefore(longestMinutes(limits), nowMs))
    .execute()
  const { id } = await trx
    .insertInto('tentativas_de_acesso')
    .values({ acao, endereco, conta, em: new Date(nowMs).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function removeRow(db: Database, id: number): Promise<void> {
  await db.deleteFrom('tentativas_de_acesso').where('id', '=', id).execute()
}

function longestMinutes(limits: Limits): number {
  const { entradasPorConta, entradasPorEndereco, cadastrosPorEndereco, relatosPorEndereco } = limits
  const counting = [entradasPorConta, entradasPorEndereco, cadastrosPorEndereco, relatosPorEndereco]
  return Math.max(...counting.map(({ minutes }) => minutes))
}

function minutesBefore(minutes: number, nowMs: number): string {
  return new Date(nowMs - minutes * 60_000).toISOString()
}
