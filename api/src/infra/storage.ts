import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** What the storage itself gives out; a key of any other form is of no file, whatever it points at. */
const KEY = /^[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+$/

/** The bytes from `start` to `end`, both of them included, counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/** A file and what an answer says of it. */
export interface StoredFile {
  /** A media type. */
  type: string
  /** In bytes. */
  size: number
  /** The hash of its content, in hexadecimal. */
  hash: string
  /** Streams the range, without reading what comes before it; all of the file unless told. */
  open(range?: ByteRange): Promise<Readable>
}

/** Where exam PDFs and the images of questions lie. */
export interface Storage {
  /**
   * Keeps a file under the hash of its content, once however often it is saved, and gives its key:
   * `figuras/<hash>.svg` for the folder `figuras` and the extension `svg`.
   */
  save(folder: string, extension: string, content: Uint8Array): Promise<string>
  /** The file of a key that `save` gave, or undefined. Rejects where it is there and may not be read. */
  find(key: string): Promise<StoredFile | undefined>
}

/** Keeps the files in the folder `location` of this machine. */
export function folderStorage(location: string): Storage {
  const driver = new FolderDriver(location)
  const disk = new Disk(driver)
  return {
    async save(folder, extension, content) {
      const hash = createHash('sha256').update(content).digest('hex')
      const key = `${folder}/${hash}.${extension}`
      if (await disk.exists(key)) return key
      await disk.put(key, content)
      return key
    },
    async find(key) {
      if (!KEY.test(key) || !(await disk.exists(key))) return undefined
      await driver.checkReadable(key)
      const { contentType, contentLength } = await disk.getMetaData(key)
      return {
        type: contentType ?? 'application/octet-stream',
        size: contentLength,
        hash: key.slice(key.indexOf('/') + 1, key.indexOf('.')),
        open: (range) => driver.openRange(key, range),
      }
    },
  }
}

/** A file is there whole or not at all: clients keep for a year what they found under its hash. */
class FolderDriver extends FSDriver {
  readonly #location: string

  constructor(location: string) {
    super({ location, visibility: 'private' })
    this.#location = location
  }

  override async put(key: string, content: string | Uint8Array): Promise<void> {
    const path = join(this.#location, key)
    const unfinished = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, path)
  }

  /** The library takes what the process may not read for a file like any other. */
  async checkReadable(key: string): Promise<void> {
    const file = await open(join(this.#location, key))
    await file.close()
  }

  /** The library streams whole files only. What comes is open: headers promise nothing that then fails. */
  async openRange(key: string, range?: ByteRange): Promise<Readable> {
    const stream = createReadStream(join(this.#location, key), range)
    await once(stream, 'open')
    return stream
  }
}
