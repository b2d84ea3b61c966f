import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What a browser runs of the federation before it knows whether the remote is mounted at all. */
const FEDERATION =
  /vite\/preload-helper|mf-localSharedImportMap|@module-federation\/|__mf_external_runtime/

/** What the page has once, from the shell: a remote's own copies are for a page without it, and come one by one. */
const OWN_COPIES =
  /\/node_modules\/(react|react-dom|scheduler|axios)\/|\/shared-auth\/src\/|__prebuild__/

/**
 * Puts together what is loaded together. The federation's plugin has a file for each small thing of its own, and by
 * itself the bundler has one for each set of screens that have a module in common: on a slow network each
 * costs more than its bytes. The screen that begins with the module `first` (below the root) comes without what only
 * other screens share.
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
        // One takes with it what its modules import.
        groups: [
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

/** Takes what the module `first` imports, itself or through others. */
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
