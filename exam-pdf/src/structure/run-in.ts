import { widthOf } from '../geometry.ts'
import type { Piece } from '../text/pieces.ts'
import type { Label } from './labels.ts'

/** From where its letter begins to where its last line ends, in points. */
export interface Extent {
  x0: number
  x1: number
}

/** White between alternatives that run in a line differs by less, in points; in a grid it depends on their length. */
const SAME_WHITE = 1.5
/** The space before a word, of its size. */
const SPACE = 0.25

/**
 * Whose the next line is that begins under the first letter of a row of alternatives, where the column ends at `end`:
 * the last one's where they run in a line, the first one's where each is wrapped in its own place. Nothing where it
 * may be either.
 */
export function ownerOf(
  row: readonly Extent[],
  first: Piece,
  end: number,
): 'first' | 'last' | undefined {
  const whites = row.slice(1).map(({ x0 }, index) => x0 - (row[index]?.x1 ?? 0))
  const isRunIn = whites.length > 1 && Math.max(...whites) - Math.min(...whites) < SAME_WHITE
  if (!isFull(row.at(-1)?.x1 ?? 0, end, first)) return 'first'
  if (isRunIn) return 'last'
  return (whites[0] ?? 0) > roomFor(first) ? 'last' : undefined
}

/** Whether a line that ends at `x1` has no room for the next line's first word before its column's `end`. */
export const isFull = (x1: number, end: number, first: Piece) => end - x1 < roomFor(first)

const roomFor = (word: Piece) => widthOf(word) + SPACE * word.size

/** Whether alternatives are one paragraph: a line goes on one of them, and the next begins within it. */
export const areOneParagraph = (labels: readonly Label[]) =>
  labels.some(
    (label) =>
      label.isRunIn &&
      label.letra !== 'A' &&
      labels.every((other) => other.at !== label.at || other.piece >= label.piece),
  )
