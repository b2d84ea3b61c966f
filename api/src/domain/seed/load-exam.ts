import { bumpContentVersion } from '../../infra/cache/content-version.ts'
import type { Database } from '../../infra/database/db.ts'
import type { Storage } from '../../infra/files/storage.ts'
import type { CheckedExam } from '../exames/check-exam.ts'
import { insertExam, type StoredImage } from './insert-exam.ts'
import { type Ledger, openLedger } from './ledger.ts'

export interface SeedTarget {
  db: Database
  storage: Storage
}

/** What loading an exam did. */
export interface LoadedExam {
  /** How many records are new, by table. */
  inserted: Ledger['inserted']
  /** A person deleted the prova after it was loaded: nothing of it is loaded again. */
  isDeleted: boolean
}

/**
 * Loads those parts of the exam that were never loaded before, in one transaction: what a person changed
 * stays changed, what a person deleted stays deleted.
 */
export async function loadExam(
  { db, storage }: SeedTarget,
  { exam, images }: CheckedExam,
): Promise<LoadedExam> {
  // Files come before the transaction, in which only queries are awaited.
  const stored = await storeImages(storage, images)
  return db.transaction().execute(async (trx) => {
    const ledger = await openLedger(trx)
    const idProva = await insertExam({ trx, records: ledger, exam, images: stored })
    const { inserted } = ledger
    if (Object.keys(inserted).length > 0) await bumpContentVersion(trx)
    return { inserted, isDeleted: idProva === null }
  })
}

async function storeImages(
  storage: Storage,
  images: CheckedExam['images'],
): Promise<Map<string, StoredImage>> {
  const stored = new Map<string, StoredImage>()
  for (const [name, { content, extension, ...size }] of images) {
    const key = await storage.save('figuras', extension, content)
    stored.set(name, { ...size, url_imagem: `arquivos/${key}` })
  }
  return stored
}
