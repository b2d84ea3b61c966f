import { sortBy } from 'es-toolkit'
import { piecesByRow, SAME_ROW } from '../text/piece-rows.ts'
import type { Piece } from '../text/pieces.ts'
import { LEAST_GUTTER } from './gutters.ts'
import { isPossibleMark, isOnlyMark } from './label-marks.ts'

/** Maximum distance, in points, between the letter of an alternative and its words or the row of a table. */
export const LABEL_ROOM = 50
/**
 * White spaces count as equal where they differ by less than this, in points, because kerning changes them a little.
 */
const SAME_WHITE = 0.25
/** Maximum white space between the words of a justified line, as a multiple of their size. */
const MOST_WHITE = 4

/** Groups of words of a row between which there is no white space at which a column could end. */
export function wordGroups(pieces: readonly Piece[]): Piece[][] {
  return piecesByRow(pieces).flatMap((row) => {
    const sorted = sortBy(row, ['x0'])
    const stretched = stretchedIn(sorted)
    const groups: Piece[][] = []
    for (const [index, piece] of sorted.entries()) {
      const gap = gapBefore(sorted, index)
      if (Math.abs(gap) < LEAST_GUTTER || stretched.has(piece)) groups.at(-1)?.push(piece)
      else groups.push([piece])
    }
    return groups
  })
}

const gapBefore = (row: readonly Piece[], index: number) =>
  (row[index]?.x0 ?? 0) - (row[index - 1]?.x1 ?? -Infinity)

interface White {
  piece: Piece
  /** The word before the white space. */
  last: Piece
  gap: number
}

/** The words of a row that belong to a justified line: the white space before each of them is the same. */
function stretchedIn(row: readonly Piece[]): Set<Piece> {
  const whites = row.flatMap((piece, index): White[] => {
    const last = row[index - 1]
    const gap = gapBefore(row, index)
    return last && gap > SAME_WHITE ? [{ piece, last, gap }] : []
  })
  const stretched = new Set<Piece>()
  for (let start = 0; start < whites.length;) {
    let end = start + 1
    while (isSameWhite(whites[start], whites[end])) end += 1
    const run = whites.slice(start, end)
    // Words beside the run that are closer together belong to another line. The last white space of the run is then the
    // one between the two lines, not one within the run.
    const [before, after] = [whites[start - 1], whites[end]]
    if (after && isCloser(after, run) && !isPossibleMark(after.piece)) run.pop()
    if (before && isCloser(before, run) && !isPossibleMark(before.last)) run.shift()
    const hasWord = run.some(({ piece }) => /\p{L}{2}/u.test(piece.text))
    if (run.length > 1 && hasWord) for (const { piece } of run) stretched.add(piece)
    start = end
  }
  return stretched
}

const isSameWhite = (one: White | undefined, other: White | undefined) =>
  one !== undefined &&
  other !== undefined &&
  Math.abs(one.gap - other.gap) < SAME_WHITE &&
  one.gap < MOST_WHITE * one.piece.size &&
  !isPossibleMark(one.piece) &&
  !isPossibleMark(other.piece) &&
  Math.abs(one.piece.baseline - other.piece.baseline) < SAME_ROW / 4

const isCloser = (one: White, [white]: readonly White[]) =>
  white !== undefined && one.gap < white.gap

/** Joins the mark of a question or an alternative with the words after it, up to LABEL_ROOM apart. */
export function withLabelsJoined(groups: readonly Piece[][]): Piece[][] {
  const joined: Piece[][] = []
  for (const group of groups) {
    const last = joined.at(-1)
    if (last && isOfLabel(last, group)) last.push(...group)
    else joined.push([...group])
  }
  return joined
}

function isOfLabel(label: readonly Piece[], [first]: readonly Piece[]): boolean {
  const [letter] = label
  if (!letter || !first || !isOnlyMark(label)) return false
  const isBeside = Math.abs(first.baseline - letter.baseline) < SAME_ROW
  return isBeside && first.x0 > letter.x1 && first.x0 - letter.x1 < LABEL_ROOM
}
