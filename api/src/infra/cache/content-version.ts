import { keepByKey } from './cache.ts'
import type { Database, DatabaseTransaction } from '../database/db.ts'

/** A number that changes with every change of the published content. */
export async function readContentVersion(db: Database): Promise<number> {
  const { versao } = await db.selectFrom('conteudo').select('versao').executeTakeFirstOrThrow()
  return versao
}

/** Tells the caches of every server that the published content changed. They compare the version at each use. */
export async function bumpContentVersion(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('conteudo')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .execute()
}

/**
 * Makes other changes of the content wait until this transaction ends, so that it can read first and write later.
 * SQLite has only one writer at a time, PostgreSQL several.
 */
export async function lockContent(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('conteudo')
    .set((eb) => ({ versao: eb.ref('versao') }))
    .execute()
}

/** Changes the content in a transaction of its own, one change at a time (see `lockContent`). */
export function changeContent<Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    return work(trx)
  })
}

/** A cache of up to `most` values by their keys; it is emptied whenever the content's version changes. */
export function keepByContent<Value>(db: Database, most: number) {
  return keepByKey<Value>(() => readContentVersion(db), most)
}
