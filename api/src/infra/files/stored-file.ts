import type { Readable } from 'node:stream'
import type { ByteRange } from './folder-driver.ts'

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
