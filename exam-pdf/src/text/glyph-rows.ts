import { groupBy, sortBy } from 'es-toolkit'
import type { Glyph } from '../model.ts'

/** Baselines that differ by less of the size are one line. */
const SAME_BASELINE = 0.08
/** The same letter that close is one that is printed twice, for a shadow or for weight. */
const TWICE = 0.12

/** Glyphs by the line that they stand on, from left to right. */
export function rowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: Glyph[][] = []
  for (const glyph of sortBy(glyphs, ['baseline'])) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    const isSame = last && glyph.baseline - last.baseline <= SAME_BASELINE * glyph.size
    if (row && isSame) row.push(glyph)
    else rows.push([glyph])
  }
  return rows.flatMap((row) =>
    // Separated by size: an exponent may share a baseline with the line above.
    Object.values(groupBy(row, ({ size }) => Math.round(size * 4))).map((same) =>
      withoutDoubles(sortBy(same, ['x0'])),
    ),
  )
}

function withoutDoubles(row: readonly Glyph[]): Glyph[] {
  return row.filter((glyph, index) => {
    const isDouble = (other: Glyph | undefined) =>
      other?.text === glyph.text &&
      glyph.text.trim() !== '' &&
      Math.abs(other.x0 - glyph.x0) < TWICE * glyph.size
    return !isDouble(row[index - 1]) && !isDouble(row[index - 2])
  })
}
