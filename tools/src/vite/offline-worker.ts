import path from 'node:path'
import { build, type Plugin } from 'vite'
import { WORKER } from './worker-file.ts'

/** Builds `src/worker/sw.ts` as one classic script, which every browser accepts as a service worker. */
export const offlineWorker = (): Plugin => ({
  name: 'rumo:offline-worker',
  apply: 'build',
  async generateBundle() {
    const source = await bundled(path.join(this.environment.config.root, 'src/worker/sw.ts'))
    this.emitFile({ type: 'asset', fileName: WORKER.file, source })
  },
})

async function bundled(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry, formats: ['iife'], name: 'rumo', fileName: 'sw' },
    },
  })
  const [output] = [built].flat()
  const chunk = output && 'output' in output ? output.output[0] : undefined
  if (!chunk) throw new Error(`${entry} gave no worker.`)
  return chunk.code
}
