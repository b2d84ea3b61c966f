import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres } from './find-postgres.ts'

export { findPostgres } from './find-postgres.ts'

const run = promisify(execFile)
/** The user id of `nobody`, as whom PostgreSQL runs when the tests run as root: it refuses to run as root. */
const NOBODY = 65_534
/** The server sorts as one in Brazil may, because our code must not depend on the sorting. Its log is in English. */
const SORTING = [
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=pt-BR',
]
const READY = 'ready to accept connections'
/** How long a server may take to end: a connection that is still open after that will never be closed. */
const ENDS_WITHIN_MS = 5000
/** Turns off durability, because no data outlives a run. */
const NOT_DURABLE = [
  ...['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map((key) => `${key}=off`),
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** A separate PostgreSQL server, on a socket in a folder that is removed with the server. */
export interface PostgresServer {
  /** The address of a database of this server, in the form of DATABASE_URL. */
  addressOf(database: string): string
  /** Starts the server again after `stop`. */
  start(): Promise<void>
  /** Stops the server: waits for clients to disconnect, or with SIGINT disconnects them. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<void>
  /** Ends the server and removes its data. */
  remove(): Promise<void>
}

/** Starts a new, empty server. It ends with this process at the latest. */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = findPostgres()
  if (programs === undefined) {
    throw new Error('No PostgreSQL was found: install it (on Debian, the package postgresql).')
  }
  const folder = await mkdtemp(join(tmpdir(), 'rumo-postgres-'))
  let server: ChildProcess | undefined
  const kill = () => {
    server?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', kill)
  const isRoot = process.getuid?.() === 0
  if (isRoot) await chown(folder, NOBODY, NOBODY)
  const as = { cwd: folder, env: { LANG: 'C.UTF-8' }, ...(isRoot && { uid: NOBODY, gid: NOBODY }) }
  const data = join(folder, 'data')
  const fresh = ['-D', data, '--no-sync', '--auth=trust', '--username=postgres', ...SORTING]
  await run(join(programs, 'initdb'), fresh, as)

  async function start(): Promise<void> {
    const settings = ['listen_addresses=', ...NOT_DURABLE].flatMap((setting) => ['-c', setting])
    const args = ['-D', data, '-k', folder, ...settings]
    server = spawn(join(programs ?? '', 'postgres'), args, {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
  }
  async function stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (server) await end(server, signal)
    server = undefined
  }
  async function remove(): Promise<void> {
    process.off('exit', kill)
    await stop()
    await rm(folder, { recursive: true })
  }

  await start()
  return { addressOf: (database) => addressOf(folder, database), start, stop, remove }
}

function addressOf(folder: string, database: string): string {
  return `postgres:///${database}?host=${encodeURIComponent(folder)}&user=postgres`
}

/**
 * Waits until the server accepts connections. Its log is read to the end, because the server would block on a full
 * pipe.
 */
async function untilReady({ stderr }: ChildProcess): Promise<void> {
  let log = ''
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text
    if (log.includes(READY)) resolve()
  })
  stderr?.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)))
  await promise
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(server, 'exit')
  const impatience = setTimeout(() => server.kill('SIGINT'), ENDS_WITHIN_MS)
  server.kill(signal)
  await ended
  clearTimeout(impatience)
}

/** Runs SQL in a database; `statements` may hold several statements. */
export async function runOnPostgres(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
