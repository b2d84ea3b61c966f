import type { Database, DatabaseTransaction } from '../../../infra/database/db.ts'
import type { Tables } from '../../../infra/tables/tables.ts'
import { TooManyAttemptsError } from './limits.errors.ts'
import { type Limit, waitUntil } from './limits.ts'

interface UsoDaCota {
  idUsuario: number
  acao: Tables['cotas']['acao']
  quantas: number
  nowMs: number
}

/** One change that an account makes to itself, now. */
export const mudancaOf = (idUsuario: number): UsoDaCota => ({
  idUsuario,
  acao: 'mudancas',
  quantas: 1,
  nowMs: Date.now(),
})

interface CotaContada {
  desde: string
  quantas: number
}

/**
 * Counts the records that an account sends, inside the transaction that stores them. The transaction must hold a lock,
 * so that only one of this account counts at a time. Throws a TooManyAttemptsError if the period's total would exceed
 * the limit. The first batch of a period is accepted whatever its size: a device sends all that it has kept at once,
 * and could otherwise never send it.
 */
export async function countCota(
  trx: DatabaseTransaction,
  uso: UsoDaCota,
  limit: Limit,
): Promise<void> {
  if (uso.quantas === 0) return
  const { desde, quantas } = await checkCota(trx, uso, limit)
  const { idUsuario, acao } = uso
  await trx
    .insertInto('cotas')
    .values({ id_usuario: idUsuario, acao, desde, quantas })
    .onConflict((conflict) =>
      conflict.columns(['id_usuario', 'acao']).doUpdateSet({ desde, quantas }),
    )
    .execute()
}

/** Throws as countCota does, but stores nothing; returns what countCota would store. */
export async function checkCota(
  db: Database,
  { idUsuario, acao, quantas, nowMs }: UsoDaCota,
  { count, minutes }: Limit,
): Promise<CotaContada> {
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
