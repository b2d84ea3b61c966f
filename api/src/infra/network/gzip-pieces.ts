import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The head of a gzip file without name and time, made by an unknown system (RFC 1952, section 2.3). */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
/** A last block that holds nothing. */
const END = Buffer.from([0x03, 0x00])
/** The longest block that is not compressed (RFC 1951, section 3.2.4). */
const MOST_STORED_BYTES = 0xffff

/** A part of a text, as it is and as whole blocks of a compressed one. */
export interface Piece {
  plain: Buffer
  blocks: Buffer
}

/** A piece that is sent often: compressed once, as small as it gets. */
export function compressedPiece(text: string): Piece {
  const plain = apart(Buffer.from(text))
  // The flush ends it at a byte, so that any other piece may follow.
  const options = { level: constants.Z_BEST_COMPRESSION, finishFlush: constants.Z_SYNC_FLUSH }
  return { plain, blocks: apart(deflateRawSync(plain, options)) }
}

/** A copy that stands alone in memory: most buffers are parts of a larger one, all of which would be kept. */
function apart(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** A piece of a few words, of at most 65,535 bytes; throws a RangeError above. */
export function storedPiece(text: string): Piece {
  const plain = Buffer.from(text)
  if (plain.length > MOST_STORED_BYTES) throw new RangeError('A stored piece is too long.')
  const head = Buffer.alloc(5)
  head.writeUInt16LE(plain.length, 1)
  head.writeUInt16LE(plain.length ^ MOST_STORED_BYTES, 3)
  return { plain, blocks: Buffer.concat([head, plain]) }
}

/** The pieces one after the other as one gzip file, without compressing any again. */
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
