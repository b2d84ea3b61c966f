import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** A file that was received as a whole, and is not stored yet. */
export interface ReceivedFile {
  /** The path of the temporary file. */
  path: string
  /** In bytes. */
  size: number
  /** The first bytes of the file, as many as were asked for. */
  head: Uint8Array
  /** Stores the file as `save` would, and returns its key. */
  keep(folder: string, extension: string): Promise<string>
  /** Removes the temporary file, unless it was stored. */
  discard(): Promise<void>
}

/**
 * Writes a stream into a temporary file in `folder`, and removes that file if the stream breaks off. `move` moves the
 * file to the place of a key.
 */
export async function receiveFile(
  folder: string,
  content: Readable,
  headBytes: number,
  move: (path: string, key: string) => Promise<void>,
): Promise<ReceivedFile> {
  const path = join(folder, randomUUID())
  const discard = () => rm(path, { force: true })
  await mkdir(folder, { recursive: true })
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  // Flushed to the disk before any record can refer to the file.
  const file = createWriteStream(path, { flush: true })
  const closed = new Promise<void>((resolve) => file.once('close', () => resolve()))
  try {
    await pipeline(
      content,
      async function* look(chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk)
          size += chunk.byteLength
          const missing = headBytes - head.byteLength
          if (missing > 0) head = Buffer.concat([head, chunk.subarray(0, missing)])
          yield chunk
        }
      },
      file,
    )
  } catch (error) {
    // If the file were removed while it is still being opened, it would be created again.
    await closed
    await discard()
    throw error
  }
  const name = hash.digest('hex')
  return {
    path,
    size,
    head,
    async keep(toFolder, extension) {
      const key = `${toFolder}/${name}.${extension}`
      await move(path, key)
      return key
    },
    discard,
  }
}
