import { extname } from 'node:path'
import { bumpContentVersion } from '../content-version.ts'
import type { Database } from '../db.ts'
import type { Storage } from '../storage.ts'
import type { Exam } from './exam.schema.ts'
import { insertExam } from './insert-exam.ts'
import { openLedger } from './ledger.ts'

export interface SeedTarget {
  db: Database
  storage: Storage
}

/**
 * Loads what the exam has that was never loaded before, in one transaction: what a person changed
 * stays changed, what a person deleted stays deleted. `readImage` gives the image of a file name.
 */
export async function loadExam(
  { db, storage }: SeedTarget,
  exam: Exam,
  readImage: (name: string) => Promise<Uint8Array>,
): Promise<void> {
  // Files before the transaction, in which nothing but queries is awaited.
  const images = await storeImages(storage, exam, readImage)
  await db.transaction().execute(async (trx) => {
    const ledger = openLedger(trx)
    await insertExam(trx, ledger, exam, images)
    if (ledger.inserted > 0) await bumpContentVersion(trx)
  })
}

/** Where each image lies, relative to the API's address, by its file name. */
async function storeImages(
  storage: Storage,
  { referencias }: Exam,
  readImage: (name: string) => Promise<Uint8Array>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>()
  for (const { imagem } of referencias) {
    if (imagem === undefined) continue
    const key = await storage.save('figuras', extname(imagem).slice(1), await readImage(imagem))
    addresses.set(imagem, `arquivos/${key}`)
  }
  return addresses
}
