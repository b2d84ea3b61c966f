import { type Dialect, PostgresDialect } from 'kysely'
import pg from 'pg'

/** Of one API server; the `max_connections` of PostgreSQL have to be enough for all of them. */
const MAX_CONNECTIONS = 10
/** How long a query waits for a connection, whether all are busy or the server is away. */
const CONNECT_TIMEOUT_MS = 5000
const { INT8, NUMERIC } = pg.types.builtins

/** PostgreSQL by the driver pg (docs/adr/002-database.md). Told of each connection that is lost at rest. */
export function postgresDialect(url: string, onConnectionLost: (error: Error) => void): Dialect {
  return new PostgresDialect({ pool: async () => openPool(url, onConnectionLost) })
}

function openPool(url: string, onConnectionLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'rumo',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: numbersAsNumbers(),
  })
  // A connection that is lost is replaced at the next query. An 'error' that nobody listens to would end
  // the process: the pool's is that of a connection at rest; the other one's own query fails and says so.
  pool.on('error', onConnectionLost)
  pool.on('connect', (client) => client.on('error', leaveToItsQuery))
  return pool
}

function leaveToItsQuery(): void {}

/** The driver gives counts, sums and averages as text; SQLite gives numbers. */
function numbersAsNumbers(): pg.TypeOverrides {
  const types = new pg.TypeOverrides()
  for (const type of [INT8, NUMERIC]) types.setTypeParser(type, Number)
  return types
}
