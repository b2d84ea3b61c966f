import { chmod, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { FILE_MODE, makeFolder, openToAll } from './modes.ts'

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** The endings in the names of a file's compressed copies. */
export const TWINS: readonly string[] = Object.keys(compressors)

/**
 * nginx makes a file's ETag from its date in whole seconds and its length. So the dates of two contents must differ by
 * at least this time, for a browser to know that its copy is old.
 */
const DATE_STEP_MS = 1000

/**
 * Writes a file so that a concurrent reader gets the old or the new content, never a part. A file that has the same
 * content already keeps its date. A new content gets the current date, or a later one if the former date was not
 * earlier.
 */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const bytes = Buffer.from(content)
  const former = await formerOf(file)
  if (former?.content.equals(bytes)) return openToAll(file)
  await makeFolder(path.dirname(file))
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  await writeFile(draft, bytes)
  await chmod(draft, FILE_MODE)
  const changed = new Date(Math.max(Date.now(), former ? former.modifiedMs + DATE_STEP_MS : 0))
  await utimes(draft, changed, changed)
  await rename(draft, file)
}

/** Writes a file and its compressed copies, for servers that send the copies as they are. */
export async function writeCompressed(file: string, text: string): Promise<void> {
  for (const [end, compress] of Object.entries(compressors)) {
    await writeWhole(file + end, await compress(text))
  }
  await writeWhole(file, text)
}

async function formerOf(file: string) {
  try {
    return { content: await readFile(file), modifiedMs: (await stat(file)).mtimeMs }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
