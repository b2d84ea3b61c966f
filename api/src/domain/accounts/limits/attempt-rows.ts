import type { Selectable } from 'kysely'
import type { Database, DatabaseTransaction } from '../../../infra/database/db.ts'
import type { Tables } from '../../../infra/tables/tables.ts'
import { type Limit, type Limits, waitOf } from './limits.ts'

/** What is counted in anonymous rows: failures to sign in, sign-ups, reports. */
export interface CountedInRows {
  acao: Tables['tentativas_de_acesso']['acao']
  endereco: string
  /** The row to use for what is admitted beyond the limits; null where nothing is. */
  propria: string | null
  conta: string | null
}

/** For how many seconds nothing more is admitted, by the count of the address and by that of this account. */
export interface Waits {
  here: number
  own: number
}

type Row = Pick<Selectable<Tables['tentativas_de_acesso']>, 'em'>

/** For how long the current count blocks further attempts. */
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

/** Counts one more, deletes what no limit counts any more, and gives the new id. */
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
