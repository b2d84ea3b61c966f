import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Of one API server; the `max_connections` of PostgreSQL have to be enough for all of them. */
export const MAX_CONNECTIONS = 10
/** How long a query waits for a connection, whether all are busy or the server is away. */
const CONNECT_TIMEOUT_MS = 5000
/** The driver's own words, for which it has no code. */
const UNANSWERED = 'Query read timeout'
const { INT8, NUMERIC } = pg.types.builtins

/** How long PostgreSQL may take until a query fails, in ms; 0 is as long as it likes. */
export interface Patience {
  /** For an answer, whatever keeps it: the server may hang, or the network swallow what is sent. */
  answerMs: number
  /** For the work on a statement. Less: what the server itself ends leaves a good connection behind. */
  statementMs: number
  /** For a row or a table that another transaction holds. */
  lockMs: number
  /** For the next statement of a transaction: an API server that hangs lets go of what it holds. */
  idleInTransactionMs: number
}

/** Shorter than clients and nginx wait (proxy_read_timeout). */
export const WHILE_SOMEBODY_WAITS: Patience = {
  answerMs: 10_000,
  statementMs: 8000,
  lockMs: 5000,
  idleInTransactionMs: 30_000,
}
/** A migration takes its time, and waits for that of another server. */
export const AS_LONG_AS_IT_TAKES: Patience = {
  answerMs: 0,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
}

interface PostgresOptions {
  /** Told of each connection that is lost at rest. */
  onConnectionLost: (error: Error) => void
  patience: Patience
}

/** PostgreSQL by the driver pg (docs/adr/002-database.md). */
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
  // A connection that is lost is replaced at the next query. An 'error' without a listener would end
  // the process: the pool's is that of a connection at rest; the other one's own query fails and says so.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => {
    client.on('error', leaveToItsQuery)
    closeWhenUnanswered(client)
  })
  return pool
}

/**
 * The driver gives up waiting for an answer, and keeps the connection, on which every later query would wait
 * behind that one. Closed, it is replaced at the next query.
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

/** The driver gives counts, sums and averages as text; SQLite gives numbers. */
function numbersAsNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number)
  return types
}
