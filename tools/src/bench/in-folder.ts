import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Runs a measurement in a new folder, which is removed afterwards. */
export async function inFolder<T>(measure: (folder: string) => Promise<T>): Promise<T> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'rumo-bench-'))
  return await measure(folder.path)
}
