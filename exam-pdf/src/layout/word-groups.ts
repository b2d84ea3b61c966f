import { sortBy } from 'es-toolkit'
import type { Piece } from '../text/pieces.ts'
import { LEAST_GUTTER } from './gutters.ts'

/** How far from its words, or from the row of a table, the letter of an alternative stands, in points. */
export const LABEL_ROOM = 50
/** Words whose baselines differ by less, in points, stand in one row. */
const SAME_ROW = 2
/** The letter of an alternative, or the word before the number of a question. */
const LABEL_MARK = /^(?:[([][A-Ha-h][\])]|[A-Ha-h][).–-]|quest[ãa]o)$/i

/** Words of a row without white between them that a column could end in. */
export function wordGroups(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const row of rowsOf(pieces)) {
    let last: Piece | undefined
    for (const piece of sortBy(row, ['x0'])) {
      const gap = last ? piece.x0 - last.x1 : Infinity
      if (Math.abs(gap) < LEAST_GUTTER) groups.at(-1)?.push(piece)
      else groups.push([piece])
      last = piece
    }
  }
  return groups
}

/** Pieces that stand on about the same height. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of sortBy(pieces, ['baseline'])) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && piece.baseline - first.baseline < SAME_ROW) row.push(piece)
    else rows.push([piece])
  }
  return rows
}

/** Groups with what marks a question or an alternative put to the words after it, however far these are. */
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
  if (!letter || !first || label.length > 1 || !LABEL_MARK.test(letter.text)) return false
  const isBeside = Math.abs(first.baseline - letter.baseline) < SAME_ROW
  return isBeside && first.x0 > letter.x1 && first.x0 - letter.x1 < LABEL_ROOM
}

/** What begins with the letter of an alternative is text, also where it stands on a picture. */
export const isLabelled = ([first]: readonly Piece[]) => first !== undefined && isLabelLike(first)

export const isLabelLike = ({ text }: Piece) => /^(?:\([A-Ha-h]\)|[A-Ha-h]\))$/.test(text)
