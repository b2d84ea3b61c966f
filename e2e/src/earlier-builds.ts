import { ownEnv, ROOT } from '@rumo/tools/e2e'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { config } from './config.ts'

const exec = promisify(execFile)
/** The commit when no release is tagged: some days of work earlier. */
const WITHOUT_TAGS = 'HEAD~100'

/**
 * Builds all bundles as they were at an earlier commit, `E2E_BEFORE` or else the last tag before this commit, by that
 * commit's own tools, in a folder outside the repository.
 */
export async function buildEarlier() {
  const commit = await earlierCommit()
  const folder = await mkdtemp(path.join(tmpdir(), 'rumo-antes-'))
  const archive = path.join(folder, 'antes.tar')
  const sources = path.join(folder, 'fontes')
  await mkdir(sources)
  await exec('git', ['archive', '--output', archive, commit], { cwd: ROOT })
  await exec('tar', ['--extract', '--file', archive, '--directory', sources])
  await exec('node', ['tools/run.mjs', 'build'], {
    cwd: sources,
    env: ownEnv({ BASE_PATH: '/rumo/' }),
    maxBuffer: 100 * 1024 * 1024,
  })
  return {
    commit,
    of: (bundle: string) => path.join(sources, bundle, 'dist'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

async function earlierCommit(): Promise<string> {
  if (config.before !== undefined) return config.before
  const tag = ['describe', '--tags', '--abbrev=0', 'HEAD~1']
  const found = await exec('git', tag, { cwd: ROOT }).catch(() => ({ stdout: WITHOUT_TAGS }))
  return found.stdout.trim()
}
