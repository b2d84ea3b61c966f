import type { Plugin } from 'vite'

/** Modules of the runtime that are not used here, and what the others still import of them. */
const STUBS: Record<string, string> = {
  // Snapshots come from a manifest's server, which the remotes have none of; what was fetched is forgotten with a remote.
  'plugins/snapshot/SnapshotHandler': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
    export class SnapshotHandler {
      hooks = new PluginSystem({})
      manifestCache = new Map()
    }
    export const getGlobalRemoteInfo = () => ({})
  `,
  // The page itself says what to preload.
  'utils/preload': `
    export const defaultPreloadArgs = (given) => given
    export const formatPreloadArgs = () => []
    export const normalizePreloadExposes = () => []
    export const preloadAssets = async () => []
  `,
}

const STUBBED = /\/@module-federation\/runtime-core\/dist\/(.+)\.js$/
const LOADING = /\/@module-federation\/runtime-core\/dist\/utils\/load\.js$/
const OTHER_KINDS = /\tif \(type === "system"\) return loadSystemJsEntry[\s\S]*?\n}\n/
const BY_KIND = 'if (isEsmRemoteType(type)) return loadEsmEntry('

/**
 * Leaves out of the federation's runtime what this site has no use for, 3 KB for every visitor: snapshots, preloading,
 * and remotes that are no modules.
 */
export const leanFederation = (): Plugin => ({
  name: 'rumo:lean-federation',
  apply: 'build',
  transform: {
    filter: { id: STUBBED },
    handler: (code, id) => {
      const stub = STUBS[STUBBED.exec(id)?.[1] ?? '']
      if (stub !== undefined) return { code: stub, map: null }
      return LOADING.test(id) ? { code: modulesAlone(code), map: null } : null
    },
  },
})

/** A remote is a module: what loads the other kinds is left out. Throws where the runtime is another one. */
export function modulesAlone(code: string): string {
  if (!code.includes(BY_KIND) || !OTHER_KINDS.test(code)) {
    throw new Error(
      'The federation’s runtime loads remotes in another way than this was written for.',
    )
  }
  return code.replace(BY_KIND, 'return loadEsmEntry(').replace(OTHER_KINDS, '}\n')
}
