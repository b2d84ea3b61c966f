import { globSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/**
 * Builds the scripts `<screen>.early.ts`, which request the first data of a screen before the bundles are loaded. Each
 * becomes one file with all that it imports, because another file would cost a round trip. The compose step finds it by
 * its name and puts it into the screen's page.
 */
export const earlyScripts = (): Plugin => ({
  name: 'rumo:early-scripts',
  apply: 'build',
  async buildStart() {
    const { root, build: own } = this.environment.config
    for (const file of globSync('src/app/routes/*/*.early.ts', { cwd: root })) {
      this.emitFile({
        type: 'asset',
        name: `${path.basename(file, '.ts')}.js`,
        originalFileName: file,
        source: await inOneFile(root, String(own.target), file),
      })
    }
  },
})

async function inOneFile(root: string, target: string, file: string) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target,
      modulePreload: { polyfill: false },
      copyPublicDir: false,
      rolldownOptions: { input: path.join(root, file) },
    },
  })) as Rolldown.RolldownOutput
  return output[0].code
}
