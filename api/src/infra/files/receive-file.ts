import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What came in whole and is not yet kept. */
export interface ReceivedFile {
  /** Where it lies meanwhile. */
  path: string
  /** In bytes. */
  size: number
  /** Its first bytes, as many as were asked for. */
  head: Uint8Array
  /** Keeps it as `save` would, and gives its key. */
  keep(folder: string, extension: string): Promise<string>
  /** Removes it, unless it is kept. */
  discard(): Promise<void>
}

/**
 * Writes what a stream brings into a file of its own in `folder`, and leaves nothing of one that breaks; `move`
 * makes that file the one of a key.
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
  // On the disk before anything names it.
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
    // Removed while it is being opened, it would be there again.
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
