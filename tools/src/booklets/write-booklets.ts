import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { step } from '../start/terminal.ts'
import type { Booklet } from './demo-booklets.ts'
import { MANIFEST, readManifest, sha256, staleBooklets, type Manifest } from './manifest.ts'
import { openPrinter } from './print-booklet.ts'

/** Prints the booklets that changed since they were last printed, and removes the PDFs of booklets that are gone. */
export async function writeBooklets(booklets: readonly Booklet[], folder: URL): Promise<void> {
  await mkdir(folder, { recursive: true })
  const stale = await staleBooklets(booklets, folder)
  const known = await readManifest(folder)
  const printed = await printAll(stale, folder)
  const names = booklets.map(({ name }) => name).toSorted()
  await removeOthers(names, folder)
  const manifest = Object.fromEntries(names.map((name) => [name, printed[name] ?? known[name]]))
  await writeFile(new URL(MANIFEST, folder), `${JSON.stringify(manifest, null, 2)}\n`)
}

async function printAll(booklets: readonly Booklet[], folder: URL): Promise<Manifest> {
  if (booklets.length === 0) return {}
  const printed: Manifest = {}
  await using printer = await openPrinter()
  for (const { name, document, source } of booklets) {
    const pdf = await step(`Imprimindo ${name}`, () => printer.print(document))
    await writeFile(new URL(name, folder), pdf)
    printed[name] = { source, pdf: sha256(pdf) }
  }
  return printed
}

async function removeOthers(names: readonly string[], folder: URL): Promise<void> {
  for (const file of await readdir(folder)) {
    if (file.endsWith('.pdf') && !names.includes(file)) await rm(new URL(file, folder))
  }
}
