import { chmod, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { FILE_MODE, makeFolder, openToAll } from './modes.ts'

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** The endings in the names of a file's compressed copies. */
export const TWINS: readonly string[] = Object.keys(compressors)

/** Of how many texts the compressed copies are remembered: those of several compositions of a site. */
const MOST_REMEMBERED = 100
const remembered = new Map<string, Promise<[end: string, bytes: Buffer][]>>()

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
  for (const [end, bytes] of await twinsOf(text)) await writeWhole(file + end, bytes)
  await writeWhole(file, text)
}

/**
 * The compressed copies of a text. Most pages of a site have the same text, and a release that is taken back has that
 * of the one before it: brotli at its best takes a tenth of a second for a page.
 */
function twinsOf(text: string): Promise<[end: string, bytes: Buffer][]> {
  const known = remembered.get(text)
  if (known) return known
  const made = Promise.all(
    Object.entries(compressors).map(async ([end, compress]): Promise<[string, Buffer]> => [
      end,
      await compress(text),
    ]),
  )
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= MOST_REMEMBERED) remembered.delete(oldest)
  remembered.set(text, made)
  return made
}

async function formerOf(file: string) {
  try {
    return { content: await readFile(file), modifiedMs: (await stat(file)).mtimeMs }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
