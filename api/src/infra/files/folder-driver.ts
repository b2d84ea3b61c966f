import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ObjectMetaData } from 'flydrive/types'
import { FileBin } from './file-bin.ts'
import { unlessMissing } from './unless-missing.ts'
import { KEY } from './file-keys.ts'

/** The paths of unfinished files: uploads, and files that are written beside the place of their key. */
const UNFINISHED = /^(?:recebidos\/|[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+\.)/

/** The bytes from `start` to `end`, both included, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Keeps files in a folder. A file is there as a whole or not at all, because clients cache for a year what they got for
 * its hash.
 */
export class FolderDriver extends FSDriver {
  readonly #location: string
  readonly bin: FileBin

  constructor(location: string) {
    super({ location, visibility: 'private' })
    this.#location = location
    this.bin = new FileBin(location)
  }

  override async put(key: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.#location, key)
    const unfinished = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(unfinished, content, { flush: true })
    await rename(unfinished, path)
  }

  /** Moves a file on the same file system to the place of a key, and replaces the file that may be there. */
  async moveHere(path: string, key: string): Promise<void> {
    const place = join(this.#location, key)
    await mkdir(dirname(place), { recursive: true })
    await rename(path, place)
  }

  async touch(key: string): Promise<void> {
    const now = new Date()
    await utimes(join(this.#location, key), now, now)
  }

  async savedBefore(timeMs: number): Promise<string[]> {
    await mkdir(this.#location, { recursive: true })
    const entries = await readdir(this.#location, { recursive: true, withFileTypes: true })
    const old: string[] = []
    for (const entry of entries) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      const name = relative(this.#location, path).replaceAll('\\', '/')
      if (!KEY.test(name) && !UNFINISHED.test(name)) continue
      if ((await savedAt(path)) < timeMs) old.push(name)
    }
    return old
  }

  /**
   * The metadata of a file. The file is opened first, because the library returns metadata also for a file that the
   * process may not read.
   */
  async look(key: string): Promise<ObjectMetaData> {
    const file = await open(join(this.#location, key))
    await file.close()
    return this.getMetaData(key)
  }

  /**
   * Streams a file or a range of it; the library can only stream whole files. Returns after the file was opened, so
   * that no answer begins for a file that cannot be read.
   */
  async openRange(key: string, range?: ByteRange): Promise<Readable> {
    const stream = createReadStream(join(this.#location, key), range)
    await once(stream, 'open')
    return stream
  }
}

/** When a file was saved, in ms since 1970; now if it was deleted since it was listed. */
async function savedAt(path: string): Promise<number> {
  const found = await unlessMissing(stat(path))
  return found?.mtimeMs ?? Date.now()
}
