/** PostgreSQL's error codes for its own state, or for work that it could not finish; the query itself is not wrong. */
const SQLSTATES = new Set([
  // PostgreSQL shuts down, has crashed, is starting, or closes an idle connection.
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
  // PostgreSQL has no connection, memory or time left.
  '53300',
  '53200',
  '57014',
  // PostgreSQL's disk is full or fails.
  '53100',
  '58030',
  // PostgreSQL refuses connections: of this account, to this database, or during a restore.
  '28000',
  '28P01',
  '3D000',
  '55000',
  // This PostgreSQL server is a read-only copy; the server that writes is being replaced.
  '25006',
  // Another transaction held a lock for too long, or conflicted with this one.
  '40001',
  '40P01',
  '55P03',
])
/** PostgreSQL's class of error codes for failed connections. */
const CONNECTION_EXCEPTION = /^08/
/** The operating system's codes for a lost connection, or for a network that cannot be reached. */
const LOST = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** The operating system's codes when nothing can be written to the disk. */
const UNWRITABLE = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO'])
/**
 * The system calls for making a connection. They are checked instead of the code ENOENT, which may also mean a missing
 * file.
 */
const CONNECTING = new Set(['connect', 'getaddrinfo'])
/** The driver's messages for errors that have no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed))/
/**
 * SQLite's result codes: another process writes for longer than a query waits, or the file cannot be written, read,
 * extended or opened. Extended result codes have further information in their upper bits.
 */
const SQLITE = new Set([5, 8, 10, 13, 14])

/**
 * Whether the operation failed with `error` because the database cannot be reached at the moment or the disk is full,
 * so that a retry may succeed later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A host name with several addresses: each has an error of its own.
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  // The file storage library wraps the original error as the cause of its own.
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
