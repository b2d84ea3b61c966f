import { heightOf, sharedWidth, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Line } from './lines.ts'
import { lineOf } from './lines.ts'
import type { Piece } from './pieces.ts'

/** The maximum distance of a text's line below the baseline, and above it, as shares of the font size. */
const BELOW = 0.4
const ABOVE = 0.12
/** An underline may extend beyond its words by this many points. */
const OVERHANG = 4
const BLANK = '_____'

/** The line with the lines drawn below it: underlined words are marked, and blanks to fill in become '_____'. */
export function withUnderlines(line: Line, rules: readonly Box[]): Line {
  const under = rules.filter((rule) => standsUnder(rule, line))
  if (under.length === 0) return line
  const pieces = line.pieces.map((piece) =>
    under.some((rule) => underlines(rule, piece, line.pieces))
      ? { ...piece, isUnderlined: true }
      : piece,
  )
  const blanks = under.filter((rule) => isBlank(rule, line)).map((rule) => blankOf(rule, line))
  return blanks.length === 0
    ? { ...line, pieces }
    : { ...lineOf([...pieces, ...blanks]), baseline: line.baseline, size: line.size }
}

function standsUnder(rule: Box, { baseline, size, x0, x1 }: Line): boolean {
  const y = (rule.y0 + rule.y1) / 2
  return (
    heightOf(rule) < 2.5 &&
    widthOf(rule) > 0.3 * size &&
    y > baseline - ABOVE * size &&
    y < baseline + BELOW * size &&
    rule.x0 > x0 - 40 &&
    rule.x1 < x1 + 120
  )
}

function underlines(rule: Box, piece: Piece, pieces: readonly Piece[]): boolean {
  const covered = pieces.filter((each) => sharedWidth(rule, each) > 0.5 * widthOf(each))
  const first = covered[0]
  const last = covered.at(-1)
  if (!first || !last || !covered.includes(piece)) return false
  return rule.x0 > first.x0 - OVERHANG && rule.x1 < last.x1 + OVERHANG
}

/** Whether the drawn line is a blank to fill in: no words stand on it. */
function isBlank(rule: Box, { pieces }: Line): boolean {
  return pieces.every((piece) => sharedWidth(rule, piece) < 1) && widthOf(rule) > 12
}

function blankOf({ x0, x1 }: Box, { baseline, size, pieces: [first] }: Line): Piece {
  const look = { isBold: false, isItalic: false, font: first?.font ?? '', isMissing: false }
  const spaces = { hasSpaceBefore: true, hasSpaceAfter: true }
  const box = { x0, x1, y0: baseline - size * 0.76, y1: baseline + size * 0.22 }
  return { ...box, ...look, ...spaces, text: BLANK, baseline, size }
}
