import { widthOf } from '../geometry.ts'
import type { Piece } from '../text/pieces.ts'
import type { Label } from './labels.ts'

/** The horizontal range of an alternative: from its letter to the end of its last line, in points. */
export interface Extent {
  x0: number
  x1: number
}

/**
 * Where alternatives follow each other in running text, the white spaces between them differ by less than this, in
 * points. In a grid, they depend on the length of each alternative.
 */
const SAME_WHITE = 1.5
/** The width of the space before a word, as a share of its size. */
const SPACE = 0.25

/**
 * To which alternative of a row the next line belongs, if that line begins below the first letter; the column ends at
 * `end`. It belongs to the last one where the alternatives follow each other in running text, and to the first one
 * where each is wrapped in a place of its own. Undefined where both are possible.
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

/** Whether a line that ends at `x1` has no space for the next line's first word before the column's `end`. */
export const isFull = (x1: number, end: number, first: Piece) => end - x1 < roomFor(first)

const roomFor = (word: Piece) => widthOf(word) + SPACE * word.size

/**
 * Whether alternatives run on like a paragraph: one of them continues on a line, and the next begins within that line.
 */
export const areOneParagraph = (labels: readonly Label[]) =>
  labels.some(
    (label) =>
      label.isRunIn &&
      label.letra !== 'A' &&
      labels.every((other) => other.at !== label.at || other.piece >= label.piece),
  )
