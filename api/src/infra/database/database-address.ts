/**
 * Where a database is: the absolute path of a file of SQLite, or the address of a database on
 * PostgreSQL, as DATABASE_URL has it.
 */
export type DatabaseAddress = string

/** Whether the address is one on PostgreSQL, and can be read as such. */
export function isPostgresAddress(address: DatabaseAddress): boolean {
  return /^postgres(ql)?:\/\//.test(address) && URL.canParse(withHost(address))
}

/** What a log or a person may see of an address: the server and the database, without the account. */
export function publicAddress(address: DatabaseAddress): string {
  if (!isPostgresAddress(address)) return address
  const { host, pathname, searchParams } = new URL(withHost(address))
  return `${searchParams.get('host') ?? host}${pathname}`
}

/** An account without a host (a socket, given by ?host=) is an address to PostgreSQL and none to URL. */
function withHost(address: DatabaseAddress): string {
  return address.replace('@/', '@localhost/')
}
