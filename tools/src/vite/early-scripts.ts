import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Builds what asks for a screen's first data ahead of all bundles, `<screen>.early.ts`, to which the federation adds
 * nothing: the compose step finds it by its name and puts it into the screen's page.
 */
export function earlyScripts(): Plugin {
  let root = ''
  return {
    name: 'rumo:early-scripts',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    buildStart() {
      for (const file of globSync('src/app/routes/*/*.early.ts', { cwd: root })) {
        this.emitFile({ type: 'chunk', id: path.join(root, file) })
      }
    },
  }
}
