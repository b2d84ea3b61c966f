import { groupBy, sortBy } from 'es-toolkit'
import type { Piece } from './pieces.ts'

/** So many words in a row, with no more white between them than this part of their size, are running text. */
const LEAST_WORDS = 5
const MOST_GAP = 0.7
/** Running text is about as large as most of a booklet. */
const LIKE_BODY = 0.94

/** How many rows of running text stand among pieces: of the booklet's own size, and not bold as titles are. */
export function sentenceRows(pieces: readonly Piece[], bodySize: number): number {
  const words = pieces.filter(
    ({ isBold, size, text }) => !isBold && size >= LIKE_BODY * bodySize && /\p{L}/u.test(text),
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
