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
import type { Plugin, Rolldown } from 'vite'
import { FEDERATION } from './chunks.ts'

/** What a remote adds to a site: its owner and its paths. */
export type RemotePart = Pick<Remote, 'owner' | 'paths'>

/**
 * Writes the manifest of a build: the bundle's version and commit, and what the bundle adds to a site. That is `part`
 * or, by default, what the contract's table says of the bundle.
 */
export const bundleManifest = (name: string, part?: RemotePart): Plugin => ({
  name: 'rumo:bundle-manifest',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const manifest = await manifestOf(name, this.environment.config.root, part)
    const module = exposedModule(bundle)
    if (manifest.remote && module !== undefined) manifest.remote.module = module
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

/** The file of the exposed module, unless it imports the federation's runtime, which a page may not have yet. */
function exposedModule(bundle: Rolldown.OutputBundle): string | undefined {
  const exposed = Object.values(bundle).find(isExposed)
  if (!exposed) return undefined
  const needed = new Set([exposed.fileName])
  for (const file of needed) {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk') continue
    if (chunk.moduleIds.some((id) => FEDERATION.test(id))) return undefined
    for (const imported of chunk.imports) needed.add(imported)
  }
  return exposed.fileName
}

const isExposed = (
  file: Rolldown.OutputAsset | Rolldown.OutputChunk,
): file is Rolldown.OutputChunk =>
  file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/entry.tsx') === true

/** The commit of a folder, with a mark when files have changed since; null when git knows none. */
async function commitOf(folder: string): Promise<string | null> {
  const describe = ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=8']
  try {
    return (await promisify(execFile)('git', describe, { cwd: folder })).stdout.trim()
  } catch {
    return null
  }
}
