import react from '@vitejs/plugin-react'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { PRERENDER, stampOf } from './prerender-files.ts'
import { scopedNames } from './scoped-names.ts'

/**
 * The configuration of a bundle that draws its pages ahead of its scripts. `vite build` uses the bundle's own. `vite
 * build --ssr src/prerender.tsx`, which runs afterwards, uses one that builds the module that draws the pages.
 */
export const withPrerender =
  (config: UserConfig) =>
  ({ isSsrBuild }: ConfigEnv): UserConfig =>
    isSsrBuild ? prerenderConfig() : config

function prerenderConfig(): UserConfig {
  return {
    plugins: [react(), firstViewAlone(), stamped()],
    css: scopedNames,
    ssr: { noExternal: true },
    build: {
      outDir: path.join('dist', PRERENDER.folder),
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: path.basename(PRERENDER.module) } },
    },
  }
}

/** Leaves out lazy modules: what a screen loads later is not drawn ahead. */
const firstViewAlone = (): Plugin => ({
  name: 'rumo:first-view-alone',
  enforce: 'pre',
  resolveDynamicImport: () => false,
})

/** Writes down which build the module belongs to, so that it is not used with another build. */
const stamped = (): Plugin => ({
  name: 'rumo:prerender-stamp',
  async closeBundle() {
    const dist = path.join(this.environment.config.root, 'dist')
    await writeFile(path.join(dist, PRERENDER.stamp), await stampOf(dist))
  },
})
