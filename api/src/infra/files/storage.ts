import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Readable } from 'node:stream'
import { FSDriver } from 'flydrive/drivers/fs'
import type { ObjectMetaData } from 'flydrive/types'
import { FileBin } from './file-bin.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import { unlessMissing } from './unless-missing.ts'

/** What the storage itself gives out; a key of any other form is of no file, whatever it points at. */
const KEY = /^[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+$/

/** Where lies what is coming in. */
const RECEIVED = 'recebidos'
/** What was begun and never finished: an upload, or a copy beside the place of its key. */
const UNFINISHED = /^(?:recebidos\/|[a-z]+\/[0-9a-f]{64}\.[a-z0-9]+\.)/
/** The file that says whose the others are. */
const OWNER = 'banco'

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
  /** When it was last saved, in ms since 1970. */
  savedAtMs: number
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
  /** Writes down what a stream brings, apart from the files; leaves nothing of one that breaks. */
  receive(content: Readable, headBytes: number): Promise<ReceivedFile>
  /** The file of a key that `save` gave, or undefined. Rejects where it is there and may not be read. */
  find(key: string): Promise<StoredFile | undefined>
  /** What was not saved since an instant (ms since 1970): the keys of files, and what was never finished. */
  unsavedSince(timeMs: number): Promise<string[]>
  /** Removes for good what was never finished. */
  remove(path: string): Promise<void>
  /** Where files lie that were taken away, for a time. */
  readonly bin: Pick<FileBin, 'take' | 'restore' | 'empty' | 'list'>
  /** The name of the database that the files are of, or undefined before it was set. */
  owner(): Promise<string | undefined>
  setOwner(name: string): Promise<void>
}

/** Keeps the files in the folder `location` of this machine. */
export function folderStorage(location: string): Storage {
  const driver = new FolderDriver(location)
  return {
    async save(folder, extension, content) {
      const hash = createHash('sha256').update(content).digest('hex')
      const key = `${folder}/${hash}.${extension}`
      const isKept = await unlessMissing(driver.touch(key).then(() => true))
      if (!isKept) await driver.put(key, content)
      return key
    },
    receive: (content, headBytes) =>
      receiveFile(join(location, RECEIVED), content, headBytes, (path, key) =>
        driver.moveHere(path, key),
      ),
    async find(key) {
      const found = KEY.test(key) ? await unlessMissing(driver.look(key)) : undefined
      if (!found) return undefined
      const { contentType, contentLength, lastModified } = found
      return {
        type: contentType ?? 'application/octet-stream',
        size: contentLength,
        hash: hashIn(key),
        savedAtMs: lastModified.getTime(),
        open: (range) => driver.openRange(key, range),
      }
    },
    unsavedSince: (timeMs) => driver.unsavedSince(timeMs),
    remove: (path) => driver.delete(path),
    bin: driver.bin,
    owner: async () => (await unlessMissing(readFile(join(location, OWNER), 'utf8')))?.trim(),
    setOwner: (name) => driver.put(OWNER, `${name}\n`),
  }
}

/** Whether a path is that of a kept file, and not of one that was begun and never finished. */
export function isKey(path: string): boolean {
  return KEY.test(path)
}

/** The key of the file at an address, as a record names it; undefined for one that is not ours. */
export function keyIn(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1)
  const key = path.split('/').slice(-2).join('/')
  return isKey(key) ? key : undefined
}

/**
 * The key of the file at an address as `POST /envios` gives it, relative to the API's; undefined for any other. Of what is
 * sent now nothing else is ours: the same name may lie at another server, or behind a path that leads elsewhere.
 */
export function ownKeyIn(address: string): string | undefined {
  const key = address.replace(/^\/?arquivos\//, '')
  return key !== address && isKey(key) ? key : undefined
}

function hashIn(key: string): string {
  return key.slice(key.indexOf('/') + 1, key.indexOf('.'))
}

/** A file is there whole or not at all: clients keep for a year what they found under its hash. */
class FolderDriver extends FSDriver {
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
