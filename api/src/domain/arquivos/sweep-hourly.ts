import type { Database } from '../../infra/database/db.ts'
import { forgetDeleted } from '../../infra/database/forget-deleted.ts'
import type { Storage } from '../../infra/files/storage.ts'
import { sweepRetratos } from '../registro/keep-retrato.ts'
import { sweepFiles } from './sweep-files.ts'

const HOUR_MS = 3_600_000

/**
 * Every hour, deletes unused files, and snapshots that can no longer be restored, and erases deleted rows from the
 * database's own files. A failure is reported, and the next sweep runs as usual. Returns a function that stops the
 * sweeps.
 */
export function sweepHourly(
  { db, storage }: { db: Database; storage: Storage },
  onFailure: (error: unknown) => void,
): () => Promise<void> {
  let sweep = Promise.resolve()
  const timer = setInterval(() => {
    const nowMs = Date.now()
    sweep = sweepRetratos(db, nowMs)
      .then(() => sweepFiles({ db, storage, nowMs }))
      .then(() => forgetDeleted(db))
      .catch(onFailure)
  }, HOUR_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await sweep
  }
}
