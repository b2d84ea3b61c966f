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

/** What was begun and never finished: an upload, or a copy beside the place of its key. */
const UNFINISHED = /^(?:recebidos\/|[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+\.)/

/** The bytes from `start` to `end`, both of them included, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/** A file is there whole or not at all: clients keep for a year what they found under its hash. */
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

  /** Makes a file of this folder's file system the one of a key, in the place of the same one. */
  async moveHere(path: string, key: string): Promise<void> {
    const place = join(this.#location, key)
    await mkdir(dirname(place), { recursive: true })
    await rename(path, place)
  }

  async touch(key: string): Promise<void> {
    const now = new Date()
    await utimes(join(this.#location, key), now, now)
  }

  async unsavedSince(timeMs: number): Promise<string[]> {
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

  /** What is known of a file. The library takes what the process may not read for one like any other. */
  async look(key: string): Promise<ObjectMetaData> {
    const file = await open(join(this.#location, key))
    await file.close()
    return this.getMetaData(key)
  }

  /** The library streams whole files only. What comes is open: headers promise nothing that then fails. */
  async openRange(key: string, range?: ByteRange): Promise<Readable> {
    const stream = createReadStream(join(this.#location, key), range)
    await once(stream, 'open')
    return stream
  }
}

/** In ms since 1970; of what is gone since it was listed, now. */
async function savedAt(path: string): Promise<number> {
  const found = await unlessMissing(stat(path))
  return found?.mtimeMs ?? Date.now()
}
