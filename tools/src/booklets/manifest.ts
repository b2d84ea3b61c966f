import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const manifest = z.record(z.string(), z.strictObject({ source: z.string(), pdf: z.string() }))

/** For each PDF in a folder, by its name: the hash of its source, and of the PDF. */
export type Manifest = z.infer<typeof manifest>

/** The name of the manifest in the folder of the PDFs. */
export const MANIFEST = 'booklets.json'

/** The manifest of a folder; an empty one where there is none yet. */
export async function readManifest(folder: URL): Promise<Manifest> {
  const file = new URL(MANIFEST, folder)
  return existsSync(file) ? manifest.parse(JSON.parse(await readFile(file, 'utf8'))) : {}
}

/** A PDF and the source that it was printed from. */
export interface Printed {
  name: string
  /** The hash of everything that decides what the PDF looks like, except Chromium. */
  source: string
}

/** The booklets whose source, or whose PDF in the folder, has changed since they were printed. */
export async function staleBooklets<Booklet extends Printed>(
  booklets: readonly Booklet[],
  folder: URL,
): Promise<Booklet[]> {
  const known = await readManifest(folder)
  const stale = await Promise.all(
    booklets.map(async ({ name, source }) => {
      const file = new URL(name, folder)
      if (known[name]?.source !== source || !existsSync(file)) return true
      return known[name].pdf !== sha256(await readFile(file))
    }),
  )
  return booklets.filter((_, index) => stale[index])
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex')
}
