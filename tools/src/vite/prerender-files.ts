import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** What of a bundle's build draws its pages ahead of its scripts, below the build's folder. */
export const PRERENDER = {
  folder: 'prerender',
  /** Exports `prerender` (contract/src/site/host.ts). */
  module: 'prerender/prerender.mjs',
  /** Holds the stamp of the build that the module was made with. */
  stamp: 'prerender/build',
}

/** Tells one build of a bundle from any other: the names of its files come from their contents. */
export async function stampOf(build: string): Promise<string> {
  const manifest = await readFile(path.join(build, '.vite', 'manifest.json'))
  return createHash('sha256').update(manifest).digest('hex')
}
