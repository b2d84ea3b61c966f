import type { Database, DatabaseTransaction } from '../../../infra/database/db.ts'
import { isSqlite } from '../../../infra/migrations/columns.ts'
import { type Limit, waitUntil } from './limits.ts'

/** A limit for the passwords that are hashed for one client. `chave` is a hash that does not reveal the client. */
export interface CotaDeSenhas {
  chave: string
  limit: Limit
}

/** In how many seconds the next password may be hashed; 0 is now. `nowMs` is in ms since 1970. */
export async function waitOfCota(
  db: Database,
  { chave, limit }: CotaDeSenhas,
  nowMs: number,
): Promise<number> {
  const current = await currentOf(db, chave, nowMs)
  if (!current || current.quantas < limit.count) return 0
  return waitUntil(Date.parse(current.ate), nowMs)
}

/**
 * Counts one hash, in a transaction that holds the lock of `chave`. The first hash after the end of a period begins the
 * next period.
 */
export async function countSenha(
  trx: DatabaseTransaction,
  { chave, limit }: CotaDeSenhas,
  nowMs: number,
): Promise<void> {
  const ate = new Date(nowMs + limit.minutes * 60_000).toISOString()
  const current = await currentOf(trx, chave, nowMs)
  const next = current ? { ate: current.ate, quantas: current.quantas + 1 } : { ate, quantas: 1 }
  await trx
    .insertInto('cotas_de_senhas')
    .values({ chave, ...next })
    .onConflict((conflict) => conflict.column('chave').doUpdateSet(next))
    .execute()
}

/**
 * Deletes the periods that are over, in a transaction of its own. Skips rows that another transaction has locked: two
 * transactions that each delete what the other counts would deadlock.
 */
export async function deletePastCotas(db: Database, nowMs: number): Promise<void> {
  const over = db
    .selectFrom('cotas_de_senhas')
    .select('chave')
    .where('ate', '<=', new Date(nowMs).toISOString())
    .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked())
  await db.deleteFrom('cotas_de_senhas').where('chave', 'in', over).execute()
}

async function currentOf(db: Database, chave: string, nowMs: number) {
  return db
    .selectFrom('cotas_de_senhas')
    .select(['ate', 'quantas'])
    .where('chave', '=', chave)
    .where('ate', '>', new Date(nowMs).toISOString())
    .executeTakeFirst()
}
