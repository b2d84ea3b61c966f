import { mkdir, rename, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const compressors = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }

/** The ends of the names of a file's compressed twins. */
export const TWINS: readonly string[] = Object.keys(compressors)

/**
 * Writes a file so that whoever reads it meanwhile gets the old one or the new one, never a part;
 * `modified` dates it.
 */
export async function writeWhole(
  file: string,
  content: string | Uint8Array,
  modified?: Date,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}`)
  await writeFile(draft, content)
  if (modified) await utimes(draft, modified, modified)
  await rename(draft, file)
}

/** Writes a file and, beside it, its twins for servers that send them as they are. */
export async function writeCompressed(file: string, text: string): Promise<void> {
  for (const [end, compress] of Object.entries(compressors)) {
    await writeWhole(file + end, await compress(text))
  }
  await writeWhole(file, text)
}
