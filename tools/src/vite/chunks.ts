import type { Plugin } from 'vite'

/** What a browser runs of the federation before it knows whether the remote is mounted at all. */
const FEDERATION =
  /vite\/preload-helper|rolldown[:/]runtime|mf-localSharedImportMap|@module-federation\/|__mf_external_runtime/

/** What the page has once, from the shell: a remote's own copies are for a page without it, and come one by one. */
const OWN_COPIES =
  /\/node_modules\/(react|react-dom|scheduler|axios)\/|\/shared-auth\/src\/|__prebuild__/

/**
 * Puts together what is loaded together. The federation's plugin has a file for each small thing of its own, and by
 * itself the bundler has one for each set of screens that have a module in common: on a slow network each
 * costs more than its bytes.
 */
export const mergedChunks = (entry: string): Plugin => ({
  name: 'rumo:merged-chunks',
  apply: 'build',
  config: {
    order: 'post',
    handler: ({ build }) => {
      const output = build?.rolldownOptions?.output
      if (!output || Array.isArray(output)) throw new Error('One output was expected.')
      output.codeSplitting = {
        groups: [
          { name: 'federation', test: FEDERATION, priority: 4 },
          { name: 'entry', test: (id) => id.endsWith(entry), priority: 3 },
          { name: 'routed', test: /\/src\/shared\/routed\.tsx$/, priority: 2 },
          { name: 'screens', test: (id) => !OWN_COPIES.test(id), minShareCount: 2, priority: 1 },
        ],
      }
    },
  },
})
