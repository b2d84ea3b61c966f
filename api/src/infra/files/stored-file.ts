import type { Readable } from 'node:stream'
import type { ByteRange } from './folder-driver.ts'

/** A stored file, with the metadata that an answer needs. */
export interface StoredFile {
  /** A media type. */
  type: string
  /** In bytes. */
  size: number
  /** The hash of its content, in hexadecimal. */
  hash: string
  /** When it was last saved, in ms since 1970. */
  savedAtMs: number
  /** Streams a range without reading what comes before it; by default the whole file. */
  open(range?: ByteRange): Promise<Readable>
}
