/** What PostgreSQL says of itself, or of what it did not get done, rather than of the query. */
const SQLSTATES = new Set([
  // It shuts down, has crashed, starts, or closes what is idle.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // It has no connection, memory or time left.
  '53300',
  '53200',
  '57014',
  // Its disk is full, or fails.
  '53100',
  '58030',
  // It refuses connections: of this account, to this database, or while it is being restored.
  '28000',
  '28P01',
  '3D000',
  '55000',
  // It is a copy that only reads: the one that writes is being replaced.
  '25006',
  // Another transaction was in the way for too long, or at the wrong moment.
  '40001',
  '40P01',
  '55P03',
])
/** Of the connection, whatever became of it. */
const CONNECTION_EXCEPTION = /^08/
/** What the system says of a connection that was there, or of the way to it. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** What it says where nothing more can be written: a file, or what the database keeps. */
const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])
/** What the system was asked for when no connection came about; ENOENT alone may also be any file's. */
const CONNECTING = new Set(['connect', 'getaddrinfo'])
/** The driver's own words, for which it has no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/
/**
 * Of SQLite: another process writes for longer than a query waits; the file cannot be written, read, added to or
 * opened. The extended codes have more in their upper bits.
 */
const SQLITE = new Set([5, 8, 10, 13, 14])

/**
 * Whether something failed with `error` because the database cannot be asked at the moment, or the disk takes no more,
 * and the same may do better in a while.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A name with several addresses: each has an error of its own.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  // The library of the files has an error of its own for each.
  if (error.cause !== undefined && isUnavailable(error.cause)) return true
  if ('errcode' in error) return SQLITE.has(Number(error.errcode) & 0xff)
  if ('syscall' in error && CONNECTING.has(String(error.syscall))) return true
  const code = 'code' in error ? String(error.code) : ''
  return (
    SQLSTATES.has(code) ||
    CONNECTION_EXCEPTION.test(code) ||
    LOST.has(code) ||
    UNWRITABLE.has(code) ||
    WORDS.test(error.message)
  )
}
