import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

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
 * Puts modules that are loaded together into one file. The federation's plugin makes a file for each small thing of its
 * own, and the bundler makes one for each set of screens that share a module. On a slow network each file costs more
 * than its bytes. `first` is the first module of a screen, below the root: code that only other screens share is not
 * loaded with that screen.
 */
export const mergedChunks = (entry: string, first?: string): Plugin => ({
  name: 'rumo:merged-chunks',
  apply: 'build',
  config: {
    order: 'post',
    handler: ({ build, root = '.' }) => {
      const output = build?.rolldownOptions?.output
      if (!output || Array.isArray(output)) throw new Error('One output was expected.')
      const shared = { test: (id: string) => !OWN_COPIES.test(id), minShareCount: 2 }
      output.codeSplitting = {
        // A group also takes what its modules import.
        groups: [
          { name: 'preload', test: PRELOAD_HELPER, priority: 6 },
          { name: 'federation', test: FEDERATION, priority: 5 },
          { name: 'entry', test: (id) => id.endsWith(entry), priority: 4 },
          { name: 'routed', test: /\/src\/shared\/routed\.tsx$/, priority: 3 },
          ...(first ? [{ ...shared, name: onlyOf(path.resolve(root, first)), priority: 2 }] : []),
          { ...shared, name: first ? 'other-screens' : 'screens', priority: 1 },
        ],
      }
    },
  },
})

/** Takes the modules that `first` imports, directly or through others. */
function onlyOf(first: string): Rolldown.CodeSplittingNameFunction {
  let imported: ReadonlySet<string> | undefined
  return (id, graph) => {
    imported ??= importedBy(first, graph)
    return imported.has(id) ? 'screens' : null
  }
}

function importedBy(first: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set([first])
  for (const id of found)
    for (const one of graph.getModuleInfo(id)?.importedIds ?? []) found.add(one)
  if (found.size === 1) throw new Error(`${first} imports nothing, or is no module.`)
  return found
}
