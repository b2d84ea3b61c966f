import { statfsSync } from 'node:fs'
import { ownEnv } from '../config.ts'

/** A folder in memory, as Linux has it. */
const MEMORY = '/dev/shm'
/** More than the tests ever need. */
const LEAST_FREE_BYTES = 4 * 1024 ** 3

/**
 * Makes this process and its children keep temporary files in memory if there is room: on a disk, tests mostly wait for
 * the commits of their databases. A TMPDIR that is set is kept.
 */
export function keepTemporaryFilesInMemory(): void {
  if (ownEnv()['TMPDIR'] !== undefined || !hasRoom(MEMORY)) return
  // oxlint-disable-next-line node/no-process-env -- it is written, for this process and those that it starts
  process.env['TMPDIR'] = MEMORY
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= LEAST_FREE_BYTES
  } catch {
    return false
  }
}
