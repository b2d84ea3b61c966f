import {
  BUNDLE_MANIFEST,
  type BundleManifest,
  CONTRACT_VERSION,
  type Remote,
  remotes,
} from '@rumo/contract'
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

/** Has a build say what it is: the bundle's version and commit, and what it brings into the site. */
export function bundleManifest(name: string): Plugin {
  let root = ''
  return {
    name: 'rumo:bundle-manifest',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    async generateBundle() {
      const source = `${JSON.stringify(await manifestOf(name, root), null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: BUNDLE_MANIFEST, source })
    },
  }
}

async function manifestOf(name: string, root: string): Promise<BundleManifest> {
  const own = await readFile(path.join(root, 'package.json'), 'utf8')
  const { version } = JSON.parse(own) as { version: string }
  const remote = remotes.find((one) => one.name === name)
  return {
    name,
    version,
    commit: await commitOf(root),
    contract: CONTRACT_VERSION,
    ...(remote && { remote: partOf(remote) }),
  }
}

const partOf = ({ owner, exposes, paths }: Remote) => ({ owner, exposes, paths: [...paths] })

/** The commit of a folder, marked where files have changed since; null where git knows none. */
async function commitOf(folder: string): Promise<string | null> {
  const describe = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=8']
  try {
    return (await promisify(execFile)('git', describe, { cwd: folder })).stdout.trim()
  } catch {
    return null
  }
}
