import type { Database, DatabaseTransaction } from '../../../infra/database/db.ts'
import type { Tables } from '../../../infra/tables/tables.ts'
import { TooManyAttemptsError } from './limits.errors.ts'
import { type Limit, waitUntil } from './limits.ts'

interface Brought {
  idUsuario: number
  acao: Tables['cotas']['acao']
  quantas: number
  nowMs: number
}

/** One change that an account makes to itself, now. */
export const mudancaOf = (idUsuario: number): Brought => ({
  idUsuario,
  acao: 'mudancas',
  quantas: 1,
  nowMs: Date.now(),
})

interface Counted {
  desde: string
  quantas: number
}

/**
 * Counts what an account brings, inside the transaction that keeps it, in which it is the only one of that account.
 * Throws a TooManyAttemptsError where with it there would be more than the limit. What comes first in its time is let
 * in however much it is: a device sends it at once, and would never get rid of it.
 */
export async function countCota(
  trx: DatabaseTransaction,
  brought: Brought,
  limit: Limit,
): Promise<void> {
  if (brought.quantas === 0) return
  const { desde, quantas } = await checkCota(trx, brought, limit)
  const { idUsuario, acao } = brought
  await trx
    .insertInto('cotas')
    .values({ id_usuario: idUsuario, acao, desde, quantas })
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'acao']).doUpdateSet({ desde, quantas }),
    )
    .execute()
}

/** Throws as countCota does, without counting; gives what the count would be. */
export async function checkCota(
  db: Database,
  { idUsuario, acao, quantas, nowMs }: Brought,
  { count, minutes }: Limit,
): Promise<Counted> {
  const windowMs = minutes * 60_000
  const row = await db
    .selectFrom('cotas')
    .select(['desde', 'quantas'])
    .where('id_usuario', '=', idUsuario)
    .where('acao', '=', acao)
    .executeTakeFirst()
  const current = row && Date.parse(row.desde) > nowMs - windowMs ? row : undefined
  const desde = current?.desde ?? new Date(nowMs).toISOString()
  const total = (current?.quantas ?? 0) + quantas
  if (current && total > count) {
    throw new TooManyAttemptsError(waitUntil(Date.parse(desde) + windowMs, nowMs))
  }
  return { desde, quantas: total }
}
