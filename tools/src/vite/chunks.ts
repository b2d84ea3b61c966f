import { realpath } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { screensByModule } from './screens-by-module.ts'

/** The parts of the federation that a browser runs before it knows whether the remote is mounted at all. */
export const FEDERATION = /mf-localSharedImportMap|@module-federation\/|__mf_external_runtime/

/** What loads lazy screens. In a file of its own, it does not make the exposed module depend on the federation. */
const PRELOAD_HELPER = /vite\/preload-helper/

/**
 * Modules that the page has once, from the shell. A remote's own copies are only for a page without them, and are
 * loaded one by one.
 */
const OWN_COPIES =
  /\/node_modules\/(react|react-dom|scheduler|axios)\/|\/shared-auth\/src\/|__prebuild__/

/**
 * Files for what only certain screens share: the name of a file, and the modules of these screens, below the root. A
 * module is put into the first file whose screens include all that use it, or else into `screens`.
 */
export type SharedFiles = Readonly<Record<string, readonly string[]>>

/**
 * Puts modules that are loaded together into one file. The federation's plugin makes a file for each small thing of its
 * own, and the bundler makes one for each set of screens that share a module. On a slow network each file costs more
 * than its bytes. `files` keeps a screen from loading much that only others use.
 */
export const mergedChunks = (entry: string, files?: SharedFiles): Plugin => ({
  name: 'rumo:merged-chunks',
  apply: 'build',
  config: {
    order: 'post',
    handler: async ({ build, root = '.' }) => {
      const output = build?.rolldownOptions?.output
      if (!output || Array.isArray(output)) throw new Error('One output was expected.')
      const shared = files ? await inFiles(await realpath(root), entry, files) : IN_ONE_FILE
      output.codeSplitting = {
        // A group also takes what its modules import, unless it says otherwise.
        groups: [
          { name: 'preload', test: PRELOAD_HELPER, priority: 4 },
          { name: 'federation', test: FEDERATION, priority: 3 },
          { name: 'entry', test: (id) => id.endsWith(entry), priority: 2 },
          { ...shared, priority: 1 },
        ],
      }
    },
  },
})

const IN_ONE_FILE: Rolldown.CodeSplittingGroup = {
  name: 'screens',
  test: (id) => !OWN_COPIES.test(id),
  minShareCount: 2,
}

/**
 * The group of what several screens share, by files. What a module imports is used by the same screens at least: it is
 * in the same file, or in one for more screens. Therefore no two files import each other.
 */
async function inFiles(
  root: string,
  entry: string,
  files: SharedFiles,
): Promise<Rolldown.CodeSplittingGroup> {
  const { screens, screensOf, isShared } = await screensByModule(root, entry)
  const named = Object.entries(files).map(
    ([file, its]) => [file, new Set(its.map((one) => path.join(root, one)))] as const,
  )
  const unknown = named.flatMap(([, its]) => [...its].filter((one) => !screens.has(one)))
  if (unknown.length > 0) throw new Error(`No lazy screens of ${entry}: ${unknown.join(', ')}`)
  const fileOf = (id: string) =>
    named.find(([, its]) => screensOf(id).every((one) => its.has(one)))?.[0] ?? 'screens'
  return {
    name: (id) => (isRouted(id) ? 'screens' : fileOf(id)),
    // What only later parts share has chunks of its own.
    test: (id) => isRouted(id) || (isShared(id) && screensOf(id).length > 0),
    includeDependenciesRecursively: false,
  }
}

/** The router of a remote with lazy screens: the entry loads it with any of them. */
const isRouted = (id: string) => id.endsWith('/src/shared/routed.tsx')
