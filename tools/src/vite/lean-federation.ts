import type { Plugin } from 'vite'

/** Unused modules of the federation's runtime, each with a stub of what other modules import from it. */
const STUBS: Record<string, string> = {
  // The remotes have no manifest, so there are no snapshots. Removing a remote still clears `manifestCache`.
  'runtime-core/dist/plugins/snapshot/SnapshotHandler': `
    import { PluginSystem } from '../../utils/hooks/pluginSystem.js'
    export class SnapshotHandler {
      hooks = new PluginSystem({})
      manifestCache = new Map()
    }
    export const getGlobalRemoteInfo = () => ({})
  `,
  // The composed page has its own preload links.
  'runtime-core/dist/utils/preload': `
    export const defaultPreloadArgs = (given) => given
    export const formatPreloadArgs = () => []
    export const normalizePreloadExposes = () => []
    export const preloadAssets = async () => []
  `,
  // Only plugins for diagnoses read this.
  'runtime-core/dist/utils/context': `
    export const optionsToMFContext = () => ({})
  `,
  // An error message has its code, which module-federation.io/guide/troubleshooting explains, and its arguments.
  'error-codes/dist/desc': `
    export const runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {}, errorDescMap = {}
  `,
  'error-codes/dist/getShortErrorMsg': `
    export const getShortErrorMsg = (code, _, args = '', cause = '') =>
      [code, JSON.stringify(args), cause].join(' ')
  `,
  // Messages go to the console without a prefix.
  'sdk/dist/logger': `
    export const logger = console, infrastructureLogger = console
    export const createLogger = () => console, createInfrastructureLogger = () => console
    export const bindLoggerToCompiler = () => {}
  `,
}

const STUBBED = /\/@module-federation\/((?:runtime-core|error-codes|sdk)\/dist\/.+)\.m?js$/
const LOADING = /\/@module-federation\/runtime-core\/dist\/utils\/load\.js$/
const OTHER_KINDS = /\tif \(type === "system"\) return loadSystemJsEntry[\s\S]*?\n}\n/
const BY_KIND = 'if (isEsmRemoteType(type)) return loadEsmEntry('

/**
 * Removes unused parts of the federation's runtime, 4 KB for each visitor: snapshots, preloading, old module formats, and
 * the descriptions of errors.
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

/** Removes the loaders of other formats, because every remote is an ES module. Throws if the runtime's code has changed. */
export function modulesAlone(code: string): string {
  if (!code.includes(BY_KIND) || !OTHER_KINDS.test(code)) {
    throw new Error(
      'The federation’s runtime loads remotes in another way than this was written for.',
    )
  }
  return code.replace(BY_KIND, 'return loadEsmEntry(').replace(OTHER_KINDS, '}\n')
}
