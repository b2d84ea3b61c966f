import { sortBy } from 'es-toolkit'
import type { Piece } from './pieces.ts'

/** Words whose baselines differ by less, in points, stand in one row. */
export const SAME_ROW = 2

/** The rows that pieces stand in, from above. */
export function piecesByRow(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of sortBy(pieces, ['baseline'])) {
    const row = rows.at(-1)
    if (row?.[0] && piece.baseline - row[0].baseline < SAME_ROW) row.push(piece)
    else rows.push([piece])
  }
  return rows
}
