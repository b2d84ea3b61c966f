/** What PostgreSQL says while it shuts down, has crashed, starts, or has no connection left to give. */
const SQLSTATES = new Set(['57P01', '57P02', '57P03', '53300'])
/** What the system says of a connection that was there. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
/** What the system was asked for when no connection came about; ENOENT alone may also be any file's. */
const CONNECTING = new Set(['connect', 'getaddrinfo'])
/** The driver's own words, for which it has no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/
/** Another process writes for longer than a query waits; the extended codes have more in their upper bits. */
const SQLITE_BUSY = 5

/**
 * Whether a query failed with `error` because the database cannot be asked at the moment, and the same query
 * may do better in a while.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A name with several addresses: each has an error of its own.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if ('errcode' in error) return (Number(error.errcode) & 0xff) === SQLITE_BUSY
  if ('syscall' in error && CONNECTING.has(String(error.syscall))) return true
  const code = 'code' in error ? String(error.code) : ''
  return SQLSTATES.has(code) || LOST.has(code) || WORDS.test(error.message)
}
