import { refusalOf } from '../../../infra/database/constraints.ts'
import type { Database } from '../../../infra/database/db.ts'

const DAY_MS = 86_400_000
/** Longer than any school holidays. Users sign in again every week (tokens.ts). */
const KEPT_DAYS = 90

/** An account, and an address from which it signs in: a hash, different for each account. */
export interface Conhecido {
  idUsuario: number
  endereco: string
}

/** Whether the account signed up or in from this address in the last 90 days; `nowMs` is in ms since 1970. */
export async function isConhecido(
  db: Database,
  { idUsuario, endereco }: Conhecido,
  nowMs: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('enderecos_conhecidos')
    .select('dia')
    .where('id_usuario', '=', idUsuario)
    .where('endereco', '=', endereco)
    .where('dia', '>', lastExpiredDay(nowMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the account signed up or in from this address today. Deletes the old notes of all accounts. */
export async function rememberEndereco(
  db: Database,
  { idUsuario, endereco }: Conhecido,
  nowMs: number,
): Promise<void> {
  await db.deleteFrom('enderecos_conhecidos').where('dia', '<=', lastExpiredDay(nowMs)).execute()
  const dia = dayOf(nowMs)
  try {
    await db
      .insertInto('enderecos_conhecidos')
      .values({ id_usuario: idUsuario, endereco, dia })
      .onConflict((conflict) => conflict.columns(['id_usuario', 'endereco']).doUpdateSet({ dia }))
      .execute()
  } catch (error) {
    // The account was deleted in the meantime.
    if (refusalOf(error) !== 'foreign_key') throw error
  }
}

function lastExpiredDay(nowMs: number): string {
  return dayOf(nowMs - KEPT_DAYS * DAY_MS)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
