import { type ChildProcess, execFile, fork, type ForkOptions } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'
import { ownEnv, ROOT } from '../config.ts'
import { environmentOf, readUnit } from '../operations/unit.ts'

/** The program that serves the API of this commit. */
export const SERVER = fileURLToPath(new URL('./resident-server.ts', import.meta.url))
const UNIT = path.join(ROOT, 'docs', 'rumo-api@.service')
const KB = 1024

/** An API server in a process of its own. */
interface ResidentServer {
  origin: string
  /** The resident memory of the server's process, in MB. */
  residentMb: () => Promise<number>
}

/**
 * Serves the demonstration from a data folder until `use` ends, by `program`. An empty folder is filled first.
 */
export async function withServer<T>(
  folder: string,
  use: (server: ResidentServer) => Promise<T>,
  program = SERVER,
): Promise<T> {
  const server = fork(program, [folder], await asInstalled(folder))
  try {
    const [told] = await Promise.race([once(server, 'message'), once(server, 'exit')])
    // A server that ends before it listens gives its exit code in the place of an address.
    const origin = z.string('The server ended before it could be asked.').parse(told)
    return await use({ origin, residentMb: () => residentMbOf(server) })
  } finally {
    if (server.exitCode === null) {
      const closed = once(server, 'exit')
      server.kill()
      await closed
    }
  }
}

/** The flags and environment with which docs/rumo-api@.service and the Dockerfile start the server. */
async function asInstalled(folder: string): Promise<ForkOptions> {
  const unit = readUnit(await readFile(UNIT, 'utf8'))
  const flags = unit.get('ExecStart')?.match(/ --\S+/g) ?? []
  const { MALLOC_ARENA_MAX } = environmentOf(unit)
  return {
    execArgv: flags.map((flag) => flag.trim()),
    env: ownEnv({ MALLOC_ARENA_MAX, NODE_COMPILE_CACHE: path.join(folder, 'compiled') }),
  }
}

async function residentMbOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])
  return (Number(stdout) * KB) / 1e6
}
