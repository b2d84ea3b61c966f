import { SessionEndedError } from '../accounts/accounts.errors.ts'
import type { Database, DatabaseTransaction } from '../../infra/database/db.ts'
import { lockName, shareName } from '../../infra/database/lock.ts'
import { isSqlite } from '../../infra/migrations/columns.ts'

const GABARITOS = 'gabaritos'

/**
 * Runs a student's action in one transaction: one at a time for each account, and meanwhile no key that grades it
 * changes. Throws a SessionEndedError where the account is deleted.
 */
export function asEstudante<Result>(
  db: Database,
  idUsuario: number,
  work: (trx: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await keepGabaritos(trx)
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
 * Makes changes of keys wait for the end of this transaction: they write rows of
 * many accounts, in any order.
 */
export async function keepGabaritos(trx: DatabaseTransaction): Promise<void> {
  await shareName(trx, GABARITOS)
}

/** Makes all actions of students wait for the end of this transaction, which may then grade them again. */
export async function lockGabaritos(trx: DatabaseTransaction): Promise<void> {
  await lockName(trx, GABARITOS)
}
