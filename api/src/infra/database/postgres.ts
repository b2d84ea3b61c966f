import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Connections of one API server. PostgreSQL's `max_connections` must be enough for all servers. */
export const MAX_CONNECTIONS = 10
/** How long a query waits for a connection, whether all are busy or PostgreSQL cannot be reached. */
const CONNECT_TIMEOUT_MS = 5000
/** The driver's message for a query that got no answer; this error has no code. */
const UNANSWERED = 'Query read timeout'
const { INT8, NUMERIC } = pg.types.builtins

/** The time limits of PostgreSQL, in ms; 0 means no limit. */
export interface Patience {
  /** For an answer, whatever delays it: the server may hang, or the network may lose what is sent. */
  answerMs: number
  /**
   * For the execution of a statement. Shorter than `answerMs`, because the connection can still be used after
   * PostgreSQL itself cancels the statement.
   */
  statementMs: number
  /** For a lock on a row or a table that another transaction holds. */
  lockMs: number
  /** For the next statement of a transaction: then an API server that hangs loses its locks. */
  idleInTransactionMs: number
}

/** For the requests of clients: shorter than clients and nginx (proxy_read_timeout) wait. */
export const REQUEST_PATIENCE: Patience = {
  answerMs: 10_000,
  statementMs: 8000,
  lockMs: 5000,
  idleInTransactionMs: 30_000,
}
/** For migrations, which may take long, and may wait for the migration of another server. */
export const MIGRATION_PATIENCE: Patience = {
  answerMs: 0,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
}

interface PostgresOptions {
  /** Called for each idle connection that is lost. */
  onConnectionLost: (error: Error) => void
  patience: Patience
}

/** PostgreSQL with the driver pg (docs/adr/002-database.md). */
export function postgresDialect(url: string, options: PostgresOptions): Dialect {
  return new PostgresDialect({ pool: async () => openPool(url, options) })
}

function openPool(url: string, { onConnectionLost, patience }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'rumo',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    query_timeout: patience.answerMs,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    types: numbersAsNumbers(),
  })
  // The next query replaces a lost connection. An 'error' event without a listener would end the process. The pool
  // reports the loss of an idle connection; when a connection in use is lost, its query fails with the error.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => {
    client.on('error', leaveToItsQuery)
    closeWhenUnanswered(client)
  })
  return pool
}

/**
 * After a timeout the driver stops waiting for the answer but keeps the connection, and all later queries on that
 * connection would wait behind the first. So the connection is closed; the next query opens a new one.
 */
function closeWhenUnanswered(client: pg.PoolClient): void {
  const query = client.query.bind(client)
  Object.assign(client, {
    async query(text: string, values: unknown[]) {
      try {
        return await query(text, values)
      } catch (error) {
        if (error instanceof Error && error.message === UNANSWERED) void client.end()
        throw error
      }
    },
  })
}

function leaveToItsQuery(): void {}

/** The driver returns counts, sums and averages as text, SQLite as numbers. */
function numbersAsNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number)
  return types
}
