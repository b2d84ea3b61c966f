import { refusalOf } from '../../../infra/database/constraints.ts'
import type { Database } from '../../../infra/database/db.ts'

const DAY_MS = 86_400_000
/** Longer than any holidays; users at a school sign in again each week (tokens.ts). */
const KEPT_DAYS = 90

/** An account, and from where it signs up and in: a hash that differs for each account. */
export interface Conhecido {
  idUsuario: number
  endereco: string
}

/** Whether an account signed up or in from there within 90 days; `nowMs` in ms since 1970. */
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
    .where('dia', '>', lastForgotten(nowMs))
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the day on which an account signed up or in from there, and forgets what is too old of any account. */
export async function rememberEndereco(
  db: Database,
  { idUsuario, endereco }: Conhecido,
  nowMs: number,
): Promise<void> {
  await db.deleteFrom('enderecos_conhecidos').where('dia', '<=', lastForgotten(nowMs)).execute()
  const dia = dayOf(nowMs)
  try {
    await db
      .insertInto('enderecos_conhecidos')
      .values({ id_usuario: idUsuario, endereco, dia })
      .onConflict((conflict) => conflict.columns(['id_usuario', 'endereco']).doUpdateSet({ dia }))
      .execute()
  } catch (error) {
    // The account was removed meanwhile.
    if (refusalOf(error) !== 'foreign_key') throw error
  }
}

function lastForgotten(nowMs: number): string {
  return dayOf(nowMs - KEPT_DAYS * DAY_MS)
}

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
