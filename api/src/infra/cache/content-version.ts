import { keepByKey } from './cache.ts'
import type { Database, DatabaseTransaction } from '../database/db.ts'

/** A number that is different after every change of what is published. */
export async function readContentVersion(db: Database): Promise<number> {
  const { versao } = await db.selectFrom('conteudo').select('versao').executeTakeFirstOrThrow()
  return versao
}

/** Tells the caches of every server that what is published changed: each looks whenever it is asked. */
export async function bumpContentVersion(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('conteudo')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .execute()
}

/**
 * Makes other changes of what is published wait for the end of this transaction, which may then read
 * first and write later. SQLite lets one writer in at a time by itself, PostgreSQL does not.
 */
export async function lockContent(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('conteudo')
    .set((eb) => ({ versao: eb.ref('versao') }))
    .execute()
}

/** Does something to what is published, in a transaction of its own: one at a time, as `lockContent` says. */
export function changeContent<Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    return work(trx)
  })
}

/** Keeps what is made of what is published, by a key, for as long as none of it changes; at most `most` of them. */
export function keepByContent<Value>(db: Database, most: number) {
  return keepByKey<Value>(() => readContentVersion(db), most)
}
