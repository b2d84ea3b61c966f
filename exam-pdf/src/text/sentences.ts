import { groupBy, sortBy } from 'es-toolkit'
import type { Piece } from './pieces.ts'

/** A row is running text if it has this many consecutive words, with gaps of at most this share of their font size. */
const LEAST_WORDS = 5
const MOST_GAP = 0.7
/** Running text has at least this share of the booklet's usual font size. */
const LEAST_SIZE = 0.94

/** How many rows of the pieces are running text: in the font size of the booklet, and not bold like a title. */
export function sentenceRows(pieces: readonly Piece[], bodySize: number): number {
  const words = pieces.filter(
    ({ isBold, size, text }) => !isBold && size >= LEAST_SIZE * bodySize && /\p{L}/u.test(text),
  )
  const rows = Object.values(groupBy(words, ({ baseline }) => Math.round(baseline)))
  return rows.filter((row) => longestRun(sortBy(row, ['x0'])) >= LEAST_WORDS).length
}

function longestRun(row: readonly Piece[]): number {
  let longest = 0
  let run = 0
  for (const [index, piece] of row.entries()) {
    const before = row[index - 1]
    run = before && piece.x0 - before.x1 < MOST_GAP * piece.size ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}
