import type { Database, DatabaseTransaction } from './db.ts'

/** A number that is different after every change of what is published. */
export async function readContentVersion(db: Database): Promise<number> {
  const { versao } = await db.selectFrom('conteudo').select('versao').executeTakeFirstOrThrow()
  return versao
}

/** Tells the caches of every server that what is published changed; they see it within 1 s. */
export async function bumpContentVersion(trx: DatabaseTransaction): Promise<void> {
  await trx
    .updateTable('conteudo')
    .set(({ eb }) => ({ versao: eb('versao', '+', 1) }))
    .execute()
}
