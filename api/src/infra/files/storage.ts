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

/** The folder of files that are being received. */
const RECEIVED = 'recebidos'
/** The file with the name of the database that owns the folder. */
const OWNER = 'banco'

/** The storage of the exam PDFs and the images of questions. */
export interface Storage {
  /**
   * Stores a file under the hash of its content, only once however often it is saved. Returns its key:
   * `figuras/<hash>.svg` for the folder `figuras` and the extension `svg`.
   */
  save(folder: string, extension: string, content: Uint8Array): Promise<string>
  /** Writes a stream into a temporary file, which is removed if the stream breaks off. */
  receive(content: Readable, headBytes: number): Promise<ReceivedFile>
  /** The file with a key that `save` returned; undefined if there is none. Rejects if the file may not be read. */
  find(key: string): Promise<StoredFile | undefined>
  /**
   * The smaller copy of an image, which is made when it is first requested; undefined if the image has none. After a
   * day the copy is deleted like an unfinished file, and made again when it is requested.
   */
  findSmaller(key: string): Promise<StoredFile | undefined>
  /** The keys of files, and the paths of unfinished files, that were last written before an instant (ms since 1970). */
  savedBefore(timeMs: number): Promise<string[]>
  /** Deletes an unfinished file for good. */
  remove(path: string): Promise<void>
  /** Deleted files, which stay here for a time. */
  readonly bin: Pick<FileBin, 'add' | 'restore' | 'delete' | 'list'>
  /** The name of the database to which the files belong; undefined until it is set. */
  owner(): Promise<string | undefined>
  setOwner(name: string): Promise<void>
}

/** A storage in the folder `location` of this machine. */
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
    savedBefore: (timeMs) => driver.savedBefore(timeMs),
    remove: (path) => driver.delete(path),
    bin: driver.bin,
    owner: async () => (await unlessMissing(readFile(join(location, OWNER), 'utf8')))?.trim(),
    setOwner: (name) => driver.put(OWNER, `${name}\n`),
  }
}
