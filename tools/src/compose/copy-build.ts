import { limitAsync } from 'es-toolkit'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { PRERENDER } from '../vite/prerender-files.ts'
import { WORKER } from '../vite/worker-file.ts'
import { TWINS, writeWhole } from './write-whole.ts'

/**
 * Folders that only the compose step reads: what the build says of itself, what draws its pages, and what becomes the
 * site's worker.
 */
const NOT_SERVED_FOLDERS = new Set(['.vite', PRERENDER.folder, WORKER.folder])
/** The template of the pages. */
const NOT_SERVED = new Set(['index.html', ...TWINS.map((end) => `index.html${end}`)])

/** Files of a build that are copied at once: a process may not open any number of them. */
const AT_ONCE = 16

/**
 * Copies a bundle's build over the earlier ones in `to`, whose hashed files stay. What others name comes
 * before what names it: a page that loads meanwhile finds every file of the one release or the other.
 */
export async function copyBuild(from: string, to: string): Promise<void> {
  const files = await filesOf(from)
  const copy = limitAsync(copyFile, AT_ONCE)
  const byDepth = Map.groupBy(files, depth)
  const build = { from, to, files: new Set(files) }
  for (const [, together] of [...byDepth].toSorted(([a], [b]) => b - a)) {
    await Promise.all(together.map((file) => copy(file, build)))
  }
}

interface Copy {
  from: string
  to: string
  /** All that the build has. */
  files: ReadonlySet<string>
}

async function copyFile(file: string, { from, to, files }: Copy): Promise<void> {
  await writeWhole(path.join(to, file), await readFile(path.join(from, file)))
  await removeOldTwins(file, files, to)
}

async function filesOf(build: string): Promise<string[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)))
    .filter(
      (file) => !NOT_SERVED_FOLDERS.has(file.split(path.sep)[0] ?? '') && !NOT_SERVED.has(file),
    )
}

/** A twin of an earlier release would be sent in place of the new file. */
async function removeOldTwins(file: string, files: ReadonlySet<string>, to: string): Promise<void> {
  for (const end of TWINS) {
    if (!files.has(file + end)) await rm(path.join(to, file + end), { force: true })
  }
}

const depth = (file: string) => file.split(path.sep).length
