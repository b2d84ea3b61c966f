import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The header of a gzip file without name and time, from an unknown system (RFC 1952, section 2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** An empty last block. */
const END = Buffer.from([0x03, 0x00])
/** The longest block without compression (RFC 1951, section 3.2.4). */
const MOST_STORED_BYTES = 0xffff
/**
 * Enough for most questions. With zlib's default of 16 KB for each, 2,400 questions leave 40 MB of unused memory
 * between the pieces.
 */
const CHUNK_BYTES = 2048

/** A part of a text: as it is, and as complete blocks of a compressed text. */
export interface Piece {
  plain: Buffer
  blocks: Buffer
}

/** A piece that is sent often, so it is compressed once and as far as possible. */
export function compressedPiece(text: string): Piece {
  const plain = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  plain.write(text)
  const compressed = deflateRawSync(plain, {
    level: constants.Z_BEST_COMPRESSION,
    // The flush ends the piece at a whole byte, so that any other piece may follow.
    finishFlush: constants.Z_SYNC_FLUSH,
    chunkSize: CHUNK_BYTES,
  })
  // A copy in memory of its own. The result is part of a larger buffer, which would stay in memory as a whole.
  const blocks = Buffer.allocUnsafeSlow(compressed.length)
  compressed.copy(blocks)
  return { plain, blocks }
}

/** A short piece without compression, of at most 65,535 bytes; throws a RangeError if it is longer. */
export function storedPiece(text: string): Piece {
  const plain = Buffer.from(text)
  if (plain.length > MOST_STORED_BYTES) throw new RangeError('A stored piece is too long.')
  const head = Buffer.alloc(5)
  head.writeUInt16LE(plain.length, 1)
  head.writeUInt16LE(plain.length ^ MOST_STORED_BYTES, 3)
  return { plain, blocks: Buffer.concat([head, plain]) }
}

/** Joins the pieces to one gzip file, without compressing them again. */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  let sum = 0
  let length = 0
  for (const { plain } of pieces) {
    sum = crc32(plain, sum)
    length += plain.length
  }
  const foot = Buffer.alloc(8)
  foot.writeUInt32LE(sum, 0)
  foot.writeUInt32LE(length, 4)
  return Buffer.concat([HEAD, ...pieces.map(({ blocks }) => blocks), END, foot])
}

export function plainOf(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map(({ plain }) => plain))
}
