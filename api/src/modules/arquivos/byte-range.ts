import type { ByteRange } from '../../infra/files/folder-driver.ts'

const SINGLE_RANGE = /^bytes=(?<first>\d*)-(?<last>\d*)$/i

/**
 * Which bytes of a file of `size` bytes the header Range asks for (RFC 9110 section 14.1.2). Undefined means the whole
 * file: without a header, with several ranges, or with an invalid range, which the RFC lets a server ignore.
 * 'unsatisfiable' is a range of which the file has no byte.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { first = '', last = '' } = SINGLE_RANGE.exec(header ?? '')?.groups ?? {}
  if (first === '') return last === '' ? undefined : lastBytes(Number(last), size)
  const start = Number(first)
  if (last !== '' && Number(last) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}

/** A range longer than the file gives the whole file. */
function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (count === 0) return 'unsatisfiable'
  return size === 0 ? undefined : { start: Math.max(size - count, 0), end: size - 1 }
}
