import react from '@vitejs/plugin-react'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ConfigEnv, Plugin, UserConfig } from 'vite'
import { PRERENDER, stampOf } from './prerender-files.ts'
import { scopedNames } from './scoped-names.ts'

/**
 * The configuration of a bundle that draws its pages ahead of its scripts: its own for `vite build`, and for
 * `vite build --ssr src/prerender.tsx`, after it, what makes the module that draws them.
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

/** What a screen loads later is not drawn ahead, and need not be built twice. */
const firstViewAlone = (): Plugin => ({
  name: 'rumo:first-view-alone',
  enforce: 'pre',
  resolveDynamicImport: () => false,
})

/** Says which build the module belongs to, so that the pages of another one are not taken for its own. */
const stamped = (): Plugin => ({
  name: 'rumo:prerender-stamp',
  async closeBundle() {
    const dist = path.join(this.environment.config.root, 'dist')
    await writeFile(path.join(dist, PRERENDER.stamp), await stampOf(dist))
  },
})
