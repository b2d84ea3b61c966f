import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { unlessMissing } from './unless-missing.ts'

/** The bin's folder, inside the folder of the files. */
const BIN = 'lixeira'

/** A file in the bin, which can still be restored. */
interface BinnedFile {
  key: string
  /** When the file was moved into the bin, in ms since 1970. */
  sinceMs: number
}

/** The bin of the files in the folder `location`, each under its key. Other servers may use the same bin. */
export class FileBin {
  readonly #location: string

  constructor(location: string) {
    this.#location = location
  }

  /** Moves a file into the bin at an instant, in ms since 1970. Does nothing if there is no such file. */
  async add(key: string, nowMs: number): Promise<void> {
    const now = new Date(nowMs)
    const place = join(this.#location, key)
    // The date is set before the move. Otherwise the file, with its own date, could be old enough to be deleted from
    // the bin at once.
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

  /** Deletes a file from the bin for good. */
  async delete(key: string): Promise<void> {
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
