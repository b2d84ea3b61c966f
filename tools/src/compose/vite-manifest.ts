import { readFile } from 'node:fs/promises'
import path from 'node:path'

interface Chunk {
  file: string
  name?: string
  src?: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
  css?: string[]
  assets?: string[]
}

/** The manifest of a bundle's build: its chunks by their names. */
export type ViteManifest = Record<string, Chunk>

/** Reads the manifest of a build. Throws when the folder has none. */
export async function readViteManifest(dist: string): Promise<ViteManifest> {
  return JSON.parse(
    await readFile(path.join(dist, '.vite', 'manifest.json'), 'utf8'),
  ) as ViteManifest
}

/** The files that a browser needs before it can run one chunk: the chunk, what it imports, their CSS. */
export interface Closure {
  scripts: string[]
  styles: string[]
}

/** Follows the static imports of the chunks named `names`; files are relative to the build's folder. */
export function staticClosure(manifest: ViteManifest, names: readonly string[]): Closure {
  const seen = new Set<string>()
  const closure: Closure = { scripts: [], styles: [] }
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    closure.scripts.push(chunk.file)
    for (const imported of chunk.imports ?? []) visit(imported)
    // After the styles of the chunk's imports, which its own styles may override.
    closure.styles.push(...(chunk.css ?? []))
  }
  for (const name of names) visit(name)
  return closure
}

/** Every file that the chunks named `names` may need at any time, without the chunks for which `left` is true. */
export function wholeClosure(
  manifest: ViteManifest,
  names: readonly string[],
  left: (chunk: string) => boolean,
): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name) || left(name)) return
    seen.add(name)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) {
      visit(imported)
    }
  }
  for (const name of names) visit(name)
  return [...files]
}
