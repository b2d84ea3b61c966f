import { execFile, spawnSync } from 'node:child_process'
import { copyFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../config.ts'
import { SERVER } from './resident.ts'

const exec = promisify(execFile)

/** Whether this clone has a commit; a shallow one has only the last. */
export function hasCommit(commit: string): boolean {
  return spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT }).status === 0
}

/**
 * Clones an earlier commit into `folder` and installs its dependencies. Gives the program that serves its API, as
 * `withServer` takes it.
 */
export async function cloneServer(commit: string, folder: string): Promise<string> {
  await exec('git', ['clone', '--quiet', '--no-checkout', ROOT, folder])
  await exec('git', ['checkout', '--quiet', commit], { cwd: folder })
  await exec('pnpm', ['install', '--prod', '--frozen-lockfile', '--prefer-offline'], {
    cwd: folder,
  })
  // Where the program lies decides which API it serves.
  const program = path.join(folder, 'tools', 'src', 'bench', path.basename(SERVER))
  await copyFile(SERVER, program)
  return program
}
