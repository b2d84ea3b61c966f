import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { unlessMissing } from './unless-missing.ts'

/** Where lies, below the folder of the files, what was taken away. */
const BIN = 'lixeira'

/** What was taken away and is not gone yet. */
interface BinnedFile {
  key: string
  /** When it was taken away, in ms since 1970. */
  sinceMs: number
}

/** Holds files that were taken away from the folder `location`, each under its key. Other servers do the same. */
export class FileBin {
  readonly #location: string

  constructor(location: string) {
    this.#location = location
  }

  /** Takes a file away at an instant, in ms since 1970. What is not there stays so. */
  async take(key: string, nowMs: number): Promise<void> {
    const now = new Date(nowMs)
    const place = join(this.#location, key)
    // Before it moves: with its own date it could be old enough to be emptied at once.
    await unlessMissing(utimes(place, now, now))
    await this.#move(place, this.#placeOf(key))
  }

  async restore(key: string): Promise<void> {
    await this.#move(this.#placeOf(key), join(this.#location, key))
  }

  async list(): Promise<BinnedFile[]> {
    const bin = join(this.#location, BIN)
    const entries = await unlessMissing(readdir(bin, { recursive: true, withFileTypes: true }))
    const files: BinnedFile[] = []
    for (const entry of entries ?? []) {
      const path = join(entry.parentPath, entry.name)
      const found = entry.isFile() ? await unlessMissing(stat(path)) : undefined
      if (!found) continue
      files.push({ key: relative(bin, path).replaceAll('\\', '/'), sinceMs: found.mtimeMs })
    }
    return files
  }

  /** Removes a file for good. */
  async empty(key: string): Promise<void> {
    await rm(this.#placeOf(key), { force: true })
  }

  #placeOf(key: string): string {
    return join(this.#location, BIN, key)
  }

  async #move(from: string, to: string): Promise<void> {
    await mkdir(dirname(to), { recursive: true })
    await unlessMissing(rename(from, to))
  }
}
