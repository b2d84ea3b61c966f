/** The absolute path of an SQLite file, or the URL of a PostgreSQL database in the form of DATABASE_URL. */
export type DatabaseAddress = string

/** Whether the address is a PostgreSQL URL that can be parsed. */
export function isPostgresAddress(address: DatabaseAddress): boolean {
  return /^postgres(ql)?:\/\//.test(address) && URL.canParse(withHost(address))
}

/**
 * The part of an address that logs and messages may contain: the server and the database, without user and password.
 */
export function publicAddress(address: DatabaseAddress): string {
  if (!isPostgresAddress(address)) return address
  const { host, pathname, searchParams } = new URL(withHost(address))
  return `${searchParams.get('host') ?? host}${pathname}`
}

/** PostgreSQL accepts a URL with a user but without a host (for a socket, given by ?host=); the URL class does not. */
function withHost(address: DatabaseAddress): string {
  return address.replace('@/', '@localhost/')
}
