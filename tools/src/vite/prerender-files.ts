import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The files of a bundle's build that draw its pages ahead of its scripts, as paths below the build's folder. */
export const PRERENDER = {
  folder: 'prerender',
  /** Exports `prerender` (contract/src/site/host.ts). */
  module: 'prerender/prerender.mjs',
  /** Holds the stamp of the build that the module was made with. */
  stamp: 'prerender/build',
}

/**
 * The stamp of a build, which differs from that of any other build: the names of its files depend on their contents.
 */
export async function stampOf(build: string): Promise<string> {
  const manifest = await readFile(path.join(build, '.vite', 'manifest.json'))
  return createHash('sha256').update(manifest).digest('hex')
}
