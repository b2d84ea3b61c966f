import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, Kysely, type KyselyConfig, type KyselyProps, type Transaction } from 'kysely'
import { BooleansPlugin } from './booleans.ts'
import { type DatabaseAddress, isPostgresAddress } from './database-address.ts'
import { placesOfClients } from './fair-connections.ts'
import { MAX_CONNECTIONS, type Patience, postgresDialect, REQUEST_PATIENCE } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from '../tables/tables.ts'

/** The database or one of its transactions: the parameter type of queries that may run inside a transaction. */
export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

export interface DatabaseOptions {
  /** Called for each idle connection that PostgreSQL closes. The next query opens a new one. */
  onConnectionLost?: (error: Error) => void
  /** PostgreSQL's time limits; by default they are shorter than a client waits for an answer. */
  patience?: Patience
}

/** Opens a database. The first query connects to PostgreSQL, or creates the SQLite file if there is none. */
export function openDatabase(
  address: DatabaseAddress,
  { onConnectionLost = () => {}, patience = REQUEST_PATIENCE }: DatabaseOptions = {},
): Database {
  return openDialect(
    isPostgresAddress(address)
      ? postgresDialect(address, { onConnectionLost, patience })
      : sqliteDialect(address),
  )
}

/**
 * How many connections one client may use at once. SQLite has only one connection; there it is how many queries of a
 * client may wait for that one.
 */
const MOST_OF_CLIENT = MAX_CONNECTIONS / 2

/**
 * Inside a transaction, a query on the database itself would wait for ever on SQLite, because the transaction holds the
 * only connection. On PostgreSQL it would silently run outside the transaction. Here such a query throws.
 */
function openDialect(dialect: Dialect): Database {
  const config: KyselyConfig = { dialect, plugins: [new BooleansPlugin()] }
  const unguarded = new Kysely<Tables>(config)
  const executor = unguarded.getExecutor()
  const holdsConnection = new AsyncLocalStorage<true>()
  const takePlace = placesOfClients(MOST_OF_CLIENT)
  const guarded = executor.withConnectionProvider({
    async provideConnection(consumer, options) {
      if (holdsConnection.getStore()) {
        throw new Error('Inside a transaction, query by the transaction, not by the database')
      }
      return takePlace(() =>
        executor.provideConnection(
          (connection) => holdsConnection.run(true, () => consumer(connection)),
          options,
        ),
      )
    },
  })
  const driver = dialect.createDriver()
  return new GuardedDatabase(unguarded, { config, dialect, driver, executor: guarded })
}

/** Runs queries through the guard. The connections belong to the unguarded database, which `destroy` closes. */
class GuardedDatabase extends Kysely<Tables> {
  readonly #unguarded: Database

  constructor(unguarded: Database, props: KyselyProps) {
    super(props)
    this.#unguarded = unguarded
  }

  /**
   * Not supported: these queries would run outside the asynchronous context that the guard checks. Use `transaction`.
   */
  override startTransaction(): never {
    throw new Error('Use transaction(): the guard does not see inside startTransaction()')
  }

  override async destroy(): Promise<void> {
    await this.#unguarded.destroy()
  }
}
