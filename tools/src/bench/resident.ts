import { execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const SERVER = fileURLToPath(new URL('./resident-server.ts', import.meta.url))
/** As docs/rumo-api@.service and the Dockerfile start it. */
const AS_INSTALLED = ['--max-semi-space-size=8']
const KB = 1024

/** The MB of memory that a server over a data folder holds after some use; it serves nothing else, in a process of its own. */
export async function residentMbAfter(
  folder: string,
  use: (origin: string) => Promise<void>,
): Promise<number> {
  const server = fork(SERVER, [folder], { execArgv: AS_INSTALLED })
  try {
    const [origin] = z
      .tuple([z.string()])
      .rest(z.unknown())
      .parse(await once(server, 'message'))
    await use(origin)
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${server.pid}`])
    return (Number(stdout) * KB) / 1e6
  } finally {
    const closed = once(server, 'exit')
    server.kill()
    await closed
  }
}
