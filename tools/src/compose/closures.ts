import type { RemotePath } from '@rumo/contract'
import {
  readViteManifest,
  staticClosure,
  wholeClosure,
  type Closure,
  type ViteManifest,
} from './vite-manifest.ts'

export const NOTHING: Closure = { scripts: [], styles: [] }

/** The files that the shell needs to start: its entry, the federation's modules, and what these import statically. */
export async function shellClosure(dist: string): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  return staticClosure(manifest, startNames(manifest, 'index.html'))
}

/** The files that the shell imports after its first screen. A page links them, so that they load sooner. */
export async function restOfShell(dist: string): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  const first = await shellClosure(dist)
  const { scripts, styles } = staticClosure(manifest, ['src/start-shell.tsx'])
  return {
    scripts: scripts.filter((file) => !first.scripts.includes(file)),
    styles: styles.filter((file) => !first.styles.includes(file)),
  }
}

/** The files of a remote that show its screen at a path: the module that it exposes, the screen, and their styles. */
export async function screenClosure(
  dist: string,
  of: Pick<RemotePath, 'path' | 'screen'>,
): Promise<Closure> {
  const manifest = await readViteManifest(dist)
  return staticClosure(manifest, ['src/entry.tsx', ...screenNames(of)])
}

/** The scripts by which the federation finds what a remote exposes. */
export async function containerScripts(dist: string): Promise<string[]> {
  const manifest = await readViteManifest(dist)
  return staticClosure(manifest, federationNames(manifest)).scripts
}

/**
 * Chunks that are of no use without a network: the reader of PDFs, because PDFs are not kept; the client that shows the
 * progress of an upload; and the copies of packages that the shell brings.
 */
const NEEDS_A_NETWORK = /\/leitor\/|\/node_modules\/axios\/|__prebuild__/

/** Every file that a bundle needs to work without a network, as a path in its build's folder. */
export async function offlineFiles(dist: string): Promise<string[]> {
  const manifest = await readViteManifest(dist)
  const early = Object.keys(manifest).filter((name) => name.endsWith('.early.ts'))
  const names = ['index.html', ...startNames(manifest, 'src/entry.tsx'), ...early]
  return wholeClosure(manifest, names, (chunk) => NEEDS_A_NETWORK.test(chunk))
}

/**
 * The modules from which a lazy screen may be loaded. They have the name of the screen, which by default is the first
 * segment of its path.
 */
function screenNames({
  path,
  screen = path.split('/').find(Boolean),
}: Pick<RemotePath, 'path' | 'screen'>): string[] {
  const routes = 'src/app/routes'
  return screen ? [`${routes}/${screen}.tsx`, `${routes}/${screen}/${screen}.open.tsx`] : []
}

/**
 * The script with which a screen of a remote requests the data that it shows first, before the bundles are loaded.
 * Undefined when the screen has none.
 */
export async function earlyScript(dist: string, sitePath: string): Promise<string | undefined> {
  const screen = sitePath.split('/').find(Boolean)
  const manifest = await readViteManifest(dist)
  return manifest[`src/app/routes/${screen}/${screen}.early.ts`]?.file
}

function startNames(manifest: ViteManifest, entry: string): string[] {
  return [entry, ...federationNames(manifest)]
}

const federationNames = (manifest: ViteManifest) =>
  Object.keys(manifest).filter((name) =>
    /virtual:mf-(REMOTE_ENTRY_ID|localSharedImportMap)/.test(name),
  )

export const both = (a: Closure, b: Closure): Closure => ({
  scripts: [...a.scripts, ...b.scripts],
  styles: [...a.styles, ...b.styles],
})

export const prefix = (closure: Closure, base: string): Closure => ({
  scripts: closure.scripts.map((file) => base + file),
  styles: closure.styles.map((file) => base + file),
})

/** Leaves out the files that the template already links: Vite does so for some of the shell's files. */
export const without = (template: string, closure: Closure): Closure => ({
  scripts: closure.scripts.filter((url) => !template.includes(`"${url}"`)),
  styles: closure.styles.filter((url) => !template.includes(`"${url}"`)),
})
