import { chmod, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { FILE_MODE, makeFolder, openToAll } from './modes.ts'

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** The ends of the names of a file's compressed twins. */
export const TWINS: readonly string[] = Object.keys(compressors)

/** Of the date in whole seconds and the length nginx makes the tag by which a browser knows a copy is old. */
const DATE_STEP_MS = 1000

/**
 * Writes a file so that a reader meanwhile gets the old one or the new one, never a part. One that
 * holds the same already keeps its date; another content is dated now, and later than the former one.
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

/** Writes a file and, beside it, its twins for servers that send them as they are. */
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
