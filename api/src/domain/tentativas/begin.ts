import { SessionEndedError } from '../accounts/accounts.errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { lockName, shareName } from '../../infra/database/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'

const GABARITOS = 'gabaritos'

/**
 * Runs an action of a student in one transaction. Actions of the same account wait for each other, and until the end no
 * answer key can change. Throws a SessionEndedError if the account was deleted.
 */
export function asEstudante<Result>(
  db: Database,
  idUsuario: number,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await shareGabaritos(trx)
    const usuario = await trx
      .selectFrom('usuarios')
      .select('id')
      .where('id', '=', idUsuario)
      .$if(!isSqlite(trx), (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
    if (!usuario) throw new SessionEndedError()
    return work(trx)
  })
}

/**
 * Makes changes of answer keys wait until this transaction ends. They write rows of many accounts in any order, so they
 * would otherwise deadlock with the actions of students.
 */
export async function shareGabaritos(trx: DatabaseTransaction): Promise<void> {
  await shareName(trx, GABARITOS)
}

/** Makes all actions of students wait until this transaction ends, so that it can grade their answers again. */
export async function lockGabaritos(trx: DatabaseTransaction): Promise<void> {
  await lockName(trx, GABARITOS)
}
