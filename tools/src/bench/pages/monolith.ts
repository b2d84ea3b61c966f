import react from '@vitejs/plugin-react'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Plugin } from 'vite'
import { NOTHING } from '../../compose/closures.ts'
import { composePage } from '../../compose/page.ts'
import { readViteManifest, staticClosure } from '../../compose/vite-manifest.ts'
import { writeCompressed } from '../../compose/write-whole.ts'
import { ROOT } from '../../config.ts'
import { compressed } from '../../vite/compressed.ts'
import { leanRouter } from '../../vite/lean-router.ts'
import type { SiteConfig } from '@rumo/contract'

const SOURCE = path.join(ROOT, 'tools', 'fixtures', 'monolith', 'main.tsx')
/** The place that the source pretends to have: its imports are resolved from there. */
const PLACE = path.join(ROOT, 'shell', 'src', 'monolith.tsx')
/** The script that the shell's template names before it is built. */
const TEMPLATE = path.join(ROOT, 'shell', 'index.html')
const TEMPLATE_SCRIPT = '<script type="module" src="/src/main.ts"></script>'

/** Builds all screens as one plain bundle into a folder, and writes the one page that starts it, `index.html`. */
export async function buildMonolith(site: SiteConfig, out: string): Promise<void> {
  const { base } = site
  await build({
    configFile: false,
    root: path.join(ROOT, 'shell'),
    base,
    logLevel: 'error',
    plugins: [react(), leanRouter(), inItsPlace(), compressed()],
    build: {
      target: 'es2022',
      manifest: true,
      modulePreload: { polyfill: false },
      outDir: out,
      emptyOutDir: true,
      rolldownOptions: {
        input: PLACE,
        output: { codeSplitting: { groups: [{ name: 'main', test: (id) => id === PLACE }] } },
      },
    },
  })
  const manifest = await readViteManifest(out)
  const start = Object.keys(manifest).find((name) => manifest[name]?.isEntry)
  if (start === undefined) throw new Error('The monolith’s build names no entry.')
  const { scripts, styles } = staticClosure(manifest, [start])
  const [script, ...imported] = scripts
  const template = await readFile(TEMPLATE, 'utf8')
  const page = composePage(
    template.replace(
      TEMPLATE_SCRIPT,
      `<script type="module" crossorigin src="${base}${script}"></script>`,
    ),
    {
      config: site,
      preload: {
        ...NOTHING,
        scripts: imported.map((file) => base + file),
        styles: styles.map((file) => base + file),
      },
    },
  )
  await writeCompressed(path.join(out, 'index.html'), page)
}

const inItsPlace = (): Plugin => ({
  name: 'rumo:monolith',
  enforce: 'pre',
  resolveId: (id) => (id === PLACE ? PLACE : null),
  load: (id) => (id === PLACE ? readFile(SOURCE, 'utf8') : null),
})
