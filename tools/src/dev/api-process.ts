import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { ownEnv, ROOT } from '../config.ts'

/** Runs the API on `port`, and restarts it after each change of its sources. Returns a function that ends it. */
export function startApi(port: number): () => Promise<void> {
  const server = path.join(ROOT, 'api/src/server.ts')
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', server], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...ownEnv({ PORT: `${port}` }) },
  })
  return async () => {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
}
