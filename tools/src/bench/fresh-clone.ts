import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT } from '../config.ts'
import { freePort } from './free-port.ts'

const LONGEST_START_MS = 600_000
const LOOK_AGAIN_MS = 50

/** Environment variables that a newcomer has not set. */
const SETTINGS = new Set(['BASE_PATH', 'DATABASE_URL', 'DATA_DIR', 'DEMO', 'HOST', 'TRUST_PROXY'])

/** Clones the committed state into `folder`, with nothing installed or built. */
export async function cloneHead(folder: string): Promise<void> {
  await promisify(execFile)('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder])
}

/** Environment variables that move everything that npm and pnpm keep into `folder`: packages, caches and state. */
export function cachesIn(folder: string): Record<string, string> {
  return {
    npm_config_cache: path.join(folder, 'npm'),
    XDG_CACHE_HOME: path.join(folder, 'cache'),
    XDG_DATA_HOME: path.join(folder, 'data'),
    XDG_STATE_HOME: path.join(folder, 'state'),
  }
}

/** The environment of a newly opened terminal, without our settings or those of the npm that runs this. */
export function plainEnv(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([key]) =>
      !SETTINGS.has(key) &&
      key !== 'INIT_CWD' &&
      (!key.startsWith('npm_') || key === 'npm_config_registry'),
  )
  const folders = (env['PATH'] ?? '').split(path.delimiter)
  const plain = folders.filter((folder) => !/node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder))
  return { ...Object.fromEntries(kept), PATH: plain.join(path.delimiter) }
}

/** Seconds from `npm start` in a clone until its first page is served. Then npm is ended. */
export async function secondsToFirstPage(clone: string, env: NodeJS.ProcessEnv): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const child = startNpm(clone, ['start'], { ...env, PORT: `${port}` })
  const output = outputOf(child)
  const closed = once(child, 'close')
  try {
    while (!(await isServed(`http://localhost:${port}/rumo/`))) {
      if (child.exitCode !== null || performance.now() - start > LONGEST_START_MS) {
        throw new Error(`npm start showed no page:\n${output()}`)
      }
      await setTimeout(LOOK_AGAIN_MS)
    }
    return (performance.now() - start) / 1000
  } finally {
    await end(child, closed)
  }
}

/** Seconds that `npm` takes with these arguments in a clone. Throws when npm fails. */
export async function secondsOf(
  clone: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const start = performance.now()
  const child = startNpm(clone, args, env)
  const output = outputOf(child)
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output()}`)
  return (performance.now() - start) / 1000
}

/** Starts npm in a process group of its own, so that npm and all that it started can be ended together. */
function startNpm(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return spawn('npm', args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
}

function outputOf(child: ReturnType<typeof startNpm>): () => string {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return () => output.slice(-40_000)
}

async function end(child: ChildProcess, closed: Promise<unknown>): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
  // The pipes close when the last process that holds them has ended. Then the port is free and nothing writes data any
  // more.
  await closed
}

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}
