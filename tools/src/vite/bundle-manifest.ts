import {
  BUNDLE_MANIFEST,
  type BundleManifest,
  CONTRACT_VERSION,
  OLDEST_CONTRACT,
  type Remote,
  remotes,
} from '@rumo/contract'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** What a remote brings into a site. */
export type RemotePart = Pick<Remote, 'owner' | 'paths'>

/**
 * Has a build say what it is: the bundle's version and commit, and what it brings into the site, which is `part` or what
 * the contract's table says of it.
 */
export const bundleManifest = (name: string, part?: RemotePart): Plugin => ({
  name: 'rumo:bundle-manifest',
  apply: 'build',
  async generateBundle() {
    const manifest = await manifestOf(name, this.environment.config.root, part)
    const source = `${JSON.stringify(manifest, null, 2)}\n`
    this.emitFile({ type: 'asset', fileName: BUNDLE_MANIFEST, source })
  },
})

async function manifestOf(
  name: string,
  root: string,
  part: RemotePart | undefined = remotes.find((one) => one.name === name),
): Promise<BundleManifest> {
  const own = await readFile(path.join(root, 'package.json'), 'utf8')
  const { version } = JSON.parse(own) as { version: string }
  return {
    name,
    version,
    commit: await commitOf(root),
    contract: CONTRACT_VERSION,
    ...(name === 'shell' && { oldestContract: OLDEST_CONTRACT }),
    ...(part && { remote: { owner: part.owner, exposes: './entry', paths: [...part.paths] } }),
  }
}

/** The commit of a folder, marked where files have changed since; null where git knows none. */
async function commitOf(folder: string): Promise<string | null> {
  const describe = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=8']
  try {
    return (await promisify(execFile)('git', describe, { cwd: folder })).stdout.trim()
  } catch {
    return null
  }
}
