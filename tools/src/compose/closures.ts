import type { RemotePath } from '@rumo/contract'
import { readViteManifest, staticClosure, wholeClosure, type Closure } from './vite-manifest.ts'

export const NOTHING: Closure = { scripts: [], styles: [] }

/** What the shell runs with: its entry and what it imports by itself right after. */
export async function shellClosure(dist: string): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  return staticClosure(manifest, startNames(manifest, 'index.html'))
}

/** What a remote needs before its screen at a path of the site: its entry, the module it exposes, the screen, their CSS. */
export async function remoteClosure(
  dist: string,
  of: Pick<RemotePath, 'path' | 'screen'>,
): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  const names = [...startNames(manifest, 'src/entry.tsx'), ...screenNames(of)]
  return staticClosure(manifest, names)
}

/**
 * What no page asks for without a network: the reader of PDFs, which are not taken along; what watches an upload; the
 * copies of what the shell brings.
 */
const NEEDS_A_NETWORK = /\/leitor\/|\/node_modules\/axios\/|__prebuild__/

/** Every file by which a bundle works without a network; of its build's folder. */
export async function offlineFiles(dist: string): Promise<string[]> {
  const manifest = await readViteManifest(dist)
  const early = Object.keys(manifest).filter((name) => name.endsWith('.early.ts'))
  const names = ['index.html', ...startNames(manifest, 'src/entry.tsx'), ...early]
  return wholeClosure(manifest, names, (chunk) => NEEDS_A_NETWORK.test(chunk))
}

/** The modules that a lazy screen may be loaded from: they have its name, the first segment of its path unless told. */
function screenNames({
  path,
  screen = path.split('/').find(Boolean),
}: Pick<RemotePath, 'path' | 'screen'>): string[] {
  const routes = 'src/app/routes'
  return screen ? [`${routes}/${screen}.tsx`, `${routes}/${screen}/${screen}.open.tsx`] : []
}

/** The script by which a remote's screen asks ahead of its bundles for what it shows first; undefined where it has none. */
export async function earlyScript(dist: string, sitePath: string): Promise<string | undefined> {
  const [screen, ...more] = sitePath.split('/').filter(Boolean)
  if (more.length > 0) return undefined
  const manifest = await readViteManifest(dist)
  return manifest[`src/app/routes/${screen}/${screen}.early.ts`]?.file
}

function startNames(
  manifest: Awaited<ReturnType<typeof readViteManifest>>,
  entry: string,
): string[] {
  const federation = Object.keys(manifest).filter((name) =>
    /virtual:mf-(REMOTE_ENTRY_ID|localSharedImportMap)/.test(name),
  )
  return [entry, ...federation]
}

export const both = (a: Closure, b: Closure): Closure => ({
  scripts: [...a.scripts, ...b.scripts],
  styles: [...a.styles, ...b.styles],
})

export const prefix = (closure: Closure, base: string): Closure => ({
  scripts: closure.scripts.map((file) => base + file),
  styles: closure.styles.map((file) => base + file),
})

/** Vite has linked some of the shell's files in the template already. */
export const without = (template: string, closure: Closure): Closure => ({
  scripts: closure.scripts.filter((url) => !template.includes(`"${url}"`)),
  styles: closure.styles.filter((url) => !template.includes(`"${url}"`)),
})
