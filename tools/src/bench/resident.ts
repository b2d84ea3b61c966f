import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const SERVER = fileURLToPath(new URL('./resident-server.ts', import.meta.url))
/** As docs/rumo-api@.service and the Dockerfile start it. */
const AS_INSTALLED = ['--max-semi-space-size=8']
const KB = 1024

/** A server in a process of its own, which serves nothing else. */
interface ResidentServer {
  origin: string
  /** The MB of memory that it holds now. */
  residentMb: () => Promise<number>
}

/** Serves the demonstration from a data folder, which it fills where it is empty, until `use` ends. */
export async function withServer<T>(
  folder: string,
  use: (server: ResidentServer) => Promise<T>,
): Promise<T> {
  const server = fork(SERVER, [folder], { execArgv: AS_INSTALLED })
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

async function residentMbOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${pid}`])
  return (Number(stdout) * KB) / 1e6
}
