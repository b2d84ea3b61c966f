import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ownEnv, ROOT } from './config.ts'

const QUIET = ['--output-logs=new-only', '--no-color']

/** The folder with a bundle's build. */
export const buildOf = (bundle: string) => path.join(ROOT, bundle, 'dist')

/**
 * Builds the bundles whose sources changed since the last build (turbo compares their content), and the shell for `base`.
 * If a build fails, throws an error with the end of its output.
 */
export async function buildBundles(base: string): Promise<void> {
  const logs = path.join(ROOT, '.rumo')
  await mkdir(logs, { recursive: true })
  const file = path.join(logs, 'build.log')
  await using log = await open(file, 'w')
  // turbo needs `pnpm` in PATH, where tools/run.mjs puts it.
  const build = spawn('turbo', ['run', 'build', ...QUIET], {
    cwd: ROOT,
    stdio: ['ignore', log.fd, log.fd],
    env: ownEnv({
      BASE_PATH: base,
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
    }),
    shell: process.platform === 'win32',
  })
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code === 0) return
  const output = await readFile(file, 'utf8')
  throw new Error(`Não foi possível construir o site (.rumo/build.log):\n${output.slice(-4000)}`)
}
