import { limitAsync } from 'es-toolkit'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { PRERENDER } from '../vite/prerender-files.ts'
import { WORKER } from '../vite/worker-file.ts'
import { TWINS, writeWhole } from './write-whole.ts'

/**
 * Folders that only the compose step reads: the build's manifests, the code that draws its pages, and the source of the
 * site's worker.
 */
const NOT_SERVED_FOLDERS = new Set(['.vite', PRERENDER.folder, WORKER.folder])
/** The template of the pages, which is not served itself. */
const NOT_SERVED = new Set(['index.html', ...TWINS.map((end) => `index.html${end}`)])

/** How many files of a build are copied at once: a process may not open any number of files. */
const AT_ONCE = 16

/**
 * Copies a bundle's build over the earlier builds in `to`, whose hashed files stay. A file is copied after the files
 * that it names, so that a page that loads meanwhile finds every file of one release or of the other.
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
  /** All files of the build. */
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

/** Removes the compressed copies of an earlier release, which would be sent in place of the new file. */
async function removeOldTwins(file: string, files: ReadonlySet<string>, to: string): Promise<void> {
  for (const end of TWINS) {
    if (!files.has(file + end)) await rm(path.join(to, file + end), { force: true })
  }
}

const depth = (file: string) => file.split(path.sep).length
