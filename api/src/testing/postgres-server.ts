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
/** PostgreSQL refuses to run as root: it then runs as the user nobody. */
const NOBODY = 65_534
/** It sorts as a server in Brazil may: nothing of ours is to depend on that. Its log is in English. */
const PORTUGUESE = [
  '--encoding=UTF8',
  '--locale=C.UTF-8',
  '--locale-provider=icu',
  '--icu-locale=pt-BR',
]
const READY = 'ready to accept connections'
/** A connection that is still open by then will never be closed. */
const ENDS_WITHIN_MS = 5000
/** Nothing that it holds outlives a run. */
const NOT_DURABLE = [
  ...['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map((key) => `${key}=off`),
  'wal_level=minimal',
  'max_wal_senders=0',
]

/** A PostgreSQL of one's own, on a socket in a folder that is gone with it. */
export interface PostgresServer {
  /** The address of one of its databases, as DATABASE_URL takes it. */
  addressOf(database: string): string
  /** Starts it again after `stop`. */
  start(): Promise<void>
  /** Waits for its clients to leave; with SIGINT it sends them away. */
  stop(signal?: 'SIGTERM' | 'SIGINT'): Promise<void>
  /** Ends it and removes what it held. */
  remove(): Promise<void>
}

/** Starts an empty server that nothing else uses; it ends with this process at the latest. */
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
  const fresh = ['-D', data, '--no-sync', '--auth=trust', '--username=postgres', ...PORTUGUESE]
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

/** Its log is read to the end, or the server would stop at a full pipe. */
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

/** Runs statements in a database, which may be several in one text. */
export async function runOnPostgres(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statements)
  } finally {
    await client.end()
  }
}
