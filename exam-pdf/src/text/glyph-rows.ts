import { groupBy, sortBy } from 'es-toolkit'
import type { Glyph } from '../model.ts'

/** Glyphs stand on one line where their baselines differ by at most this share of the font size. */
const SAME_BASELINE = 0.08
/**
 * Two equal letters that are closer than this share of the font size are one letter, printed twice for a shadow or to
 * look bold.
 */
const TWICE = 0.12

/** The rows of glyphs, each from left to right. */
export function glyphRowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: Glyph[][] = []
  for (const glyph of sortBy(glyphs, ['baseline'])) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    const isSame = last && glyph.baseline - last.baseline <= SAME_BASELINE * glyph.size
    if (row && isSame) row.push(glyph)
    else rows.push([glyph])
  }
  return rows.flatMap((row) =>
    // Rows are split by font size, because an exponent may have the same baseline as the line above.
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
