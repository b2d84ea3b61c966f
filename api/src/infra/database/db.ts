import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, Kysely, type KyselyConfig, type KyselyProps, type Transaction } from 'kysely'
import { BooleansPlugin } from './booleans.ts'
import { type DatabaseAddress, isPostgresAddress } from './database-address.ts'
import { placesOfClients } from './fair-connections.ts'
import {
  MAX_CONNECTIONS,
  type Patience,
  postgresDialect,
  WHILE_SOMEBODY_WAITS,
} from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from '../tables/tables.ts'

/** The database, or a transaction of it: what a query that may run in a transaction takes. */
export type Database = Kysely<Tables>
export type DatabaseTransaction = Transaction<Tables>

export interface DatabaseOptions {
  /** Told of each connection that PostgreSQL drops between queries; the next query makes another. */
  onConnectionLost?: (error: Error) => void
  /** How long PostgreSQL may take; as long as a client waits for a call, unless told. */
  patience?: Patience
}

/** Opens a database: at the first query a file of SQLite is created, PostgreSQL connected to. */
export function openDatabase(
  address: DatabaseAddress,
  { onConnectionLost = () => {}, patience = WHILE_SOMEBODY_WAITS }: DatabaseOptions = {},
): Database {
  return openDialect(
    isPostgresAddress(address)
      ? postgresDialect(address, { onConnectionLost, patience })
      : sqliteDialect(address),
  )
}

/**
 * How many of the connections one client may use at once; on SQLite, which has one, how many of its queries wait for it.
 */
const MOST_OF_CLIENT = MAX_CONNECTIONS / 2

/**
 * A query by the outer connection inside a transaction would wait for itself for ever on SQLite, and on
 * PostgreSQL silently run outside the transaction. Here it throws.
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

/** Queries through the guard; the connections belong to the database behind it. */
class GuardedDatabase extends Kysely<Tables> {
  readonly #unguarded: Database

  constructor(unguarded: Database, props: KyselyProps) {
    super(props)
    this.#unguarded = unguarded
  }

  /** Its queries run beside the caller, where the guard does not see them: use `transaction`. */
  override startTransaction(): never {
    throw new Error('Use transaction(): the guard does not see inside startTransaction()')
  }

  override async destroy(): Promise<void> {
    await this.#unguarded.destroy()
  }
}
