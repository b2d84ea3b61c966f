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

export interface LoadedExam {
  inserted: Ledger['inserted']
  /** Whether a person deleted the prova after an earlier loading. Then nothing of the exam is loaded again. */
  isDeleted: boolean
}

/**
 * Loads the parts of the exam that were never loaded before, in one transaction. What a person changed or deleted is
 * not touched.
 */
export async function loadExam(
  { db, storage }: SeedTarget,
  { exam, images }: CheckedExam,
): Promise<LoadedExam> {
  // The files are stored before the transaction, in which only queries may be awaited.
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
