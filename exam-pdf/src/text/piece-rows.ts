import { sortBy } from 'es-toolkit'
import type { Piece } from './pieces.ts'

/** Words stand in one row where their baselines differ by less than this, in points. */
export const SAME_ROW = 2

/** The rows of pieces, from top to bottom. */
export function piecesByRow(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of sortBy(pieces, ['baseline'])) {
    const row = rows.at(-1)
    if (row?.[0] && piece.baseline - row[0].baseline < SAME_ROW) row.push(piece)
    else rows.push([piece])
  }
  return rows
}
