import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { FileBin } from './file-bin.ts'
import { type ReceivedFile, receiveFile } from './receive-file.ts'
import { SmallerImages } from './smaller-images.ts'
import type { StoredFile } from './stored-file.ts'
import { unlessMissing } from './unless-missing.ts'
import { KEY, hashIn } from './file-keys.ts'
import { FolderDriver } from './folder-driver.ts'

/** Where lies what is coming in. */
const RECEIVED = 'recebidos'
/** The file that says whose the others are. */
const OWNER = 'banco'

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
  /**
   * The smaller copy of an image, made when it is first asked for; undefined of what has none. A copy is removed a day
   * later like what was never finished, and made again.
   */
  findSmaller(key: string): Promise<StoredFile | undefined>
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
  const smaller = new SmallerImages(driver, location)
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
    findSmaller: (key) => smaller.find(key),
    unsavedSince: (timeMs) => driver.unsavedSince(timeMs),
    remove: (path) => driver.delete(path),
    bin: driver.bin,
    owner: async () => (await unlessMissing(readFile(join(location, OWNER), 'utf8')))?.trim(),
    setOwner: (name) => driver.put(OWNER, `${name}\n`),
  }
}
