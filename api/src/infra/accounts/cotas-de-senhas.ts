import type { Database, DatabaseTransaction } from '../db.ts'
import { type Limit, waitUntil } from './limits.ts'

/** What limits the passwords that are hashed for somebody, under a key that names nobody. */
export interface CotaDeSenhas {
  chave: string
  limit: Limit
}

/** For how many seconds nothing more is hashed: 0 where something is; `nowMs` in ms since 1970. */
export async function waitOfCota(
  db: Database | DatabaseTransaction,
  { chave, limit }: CotaDeSenhas,
  nowMs: number,
): Promise<number> {
  const current = await currentOf(db, chave, nowMs)
  if (!current || current.quantas < limit.count) return 0
  return waitUntil(Date.parse(current.ate), nowMs)
}

/**
 * Counts one more, inside a transaction in which nobody else counts for this key: the first begins a time, at the end
 * of which all of it is forgotten.
 */
export async function countSenha(
  trx: DatabaseTransaction,
  { chave, limit }: CotaDeSenhas,
  nowMs: number,
): Promise<void> {
  await trx
    .deleteFrom('cotas_de_senhas')
    .where('ate', '<=', new Date(nowMs).toISOString())
    .execute()
  const ate = new Date(nowMs + limit.minutes * 60_000).toISOString()
  await trx
    .insertInto('cotas_de_senhas')
    .values({ chave, ate, quantas: 1 })
    .onConflict((conflict) =>
      conflict
        .column('chave')
        .doUpdateSet(({ eb }) => ({ quantas: eb('cotas_de_senhas.quantas', '+', 1) })),
    )
    .execute()
}

async function currentOf(db: Database | DatabaseTransaction, chave: string, nowMs: number) {
  return db
    .selectFrom('cotas_de_senhas')
    .select(['ate', 'quantas'])
    .where('chave', '=', chave)
    .where('ate', '>', new Date(nowMs).toISOString())
    .executeTakeFirst()
}
