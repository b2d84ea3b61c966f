import type { DatabaseTransaction } from '../../../infra/database/db.ts'
import type { Tables } from '../../../infra/tables/tables.ts'
import { TooManyAttemptsError } from '../accounts.errors.ts'
import { type Limit, waitUntil } from './limits.ts'

interface Brought {
  idUsuario: number
  acao: Tables['cotas']['acao']
  quantas: number
  nowMs: number
}

/**
 * Counts what an account brings, inside the transaction that keeps it, in which it is the only one of that account.
 * Throws a TooManyAttemptsError where with it there would be more than the limit. What comes first in its time is let
 * in however much it is: a device sends it at once, and would never get rid of it.
 */
export async function countCota(
  trx: DatabaseTransaction,
  { idUsuario, acao, quantas, nowMs }: Brought,
  { count, minutes }: Limit,
): Promise<void> {
  if (quantas === 0) return
  const windowMs = minutes * 60_000
  const row = await trx
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
  await trx
    .insertInto('cotas')
    .values({ id_usuario: idUsuario, acao, desde, quantas: total })
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'acao']).doUpdateSet({ desde, quantas: total }),
    )
    .execute()
}
