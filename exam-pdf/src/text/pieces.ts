import type { Box, Font, Glyph, PageContent } from '../model.ts'
import { withSpacedOut } from './spaced-out.ts'
import { glyphRowsOf } from './glyph-rows.ts'

/** Letters of the same style that stand on one line without a gap; usually a word. */
export interface Piece extends Box {
  text: string
  baseline: number
  /** Font size in points. */
  size: number
  isBold: boolean
  isItalic: boolean
  /** The name of the font, by which dingbats can be recognised. */
  font: string
  /** Whether the PDF has a space character before it, and after it. */
  hasSpaceBefore: boolean
  hasSpaceAfter: boolean
  /** Whether the piece contains an unknown character. */
  isMissing: boolean
  isUnderlined?: boolean
}

/** A gap wider than this share of the size separates words where the PDF has no space character. */
export const WORD_GAP = 0.17
/** A space character with a gap narrower than this share of the size only undoes kerning, so it is not a space. */
export const LEAST_SPACE = 0.05
/**
 * Kerning on both sides may leave as little as this of a space, as in 'A Amazônia'. The letters of a word are closer
 * than WITHIN_WORD. Both are shares of the size.
 */
const KERNED_SPACE = 0.12
const WITHIN_WORD = 0.05
/** Glyphs that overlap by more than this share of the size belong to different texts. */
const OVERPRINT = 0.6

/** The upright, visible words of a page, in no particular order. */
export function piecesOf({ glyphs, fonts }: PageContent): Piece[] {
  const upright = glyphs.filter(({ isHidden, isTurned }) => !isHidden && !isTurned)
  return glyphRowsOf(upright).flatMap((row) => withSpacedOut(piecesOfRow(row, fonts)))
}

/** The boxes of letters that are not upright, such as those beside an axis. */
export function turnedOf({ glyphs }: PageContent): Box[] {
  return glyphs
    .filter(({ isHidden, isTurned, text }) => isTurned && !isHidden && text.trim() !== '')
    .map(({ x0, x1, y0, y1 }) => ({ x0: Math.min(x0, x1), x1: Math.max(x0, x1), y0, y1 }))
}

function piecesOfRow(row: readonly Glyph[], fonts: readonly Font[]): Piece[] {
  const pieces: Piece[] = []
  let space = false
  let fontOfLast = -1
  for (const [index, glyph] of row.entries()) {
    if (glyph.text.trim() === '') {
      space = true
      const last = pieces.at(-1)
      if (last) last.hasSpaceAfter = true
      continue
    }
    space ||= isKernedSpace(row, index)
    const last = pieces.at(-1)
    if (last && glyph.font === fontOfLast && continues(last, glyph, space)) extend(last, glyph)
    else pieces.push(pieceOf(glyph, fonts[glyph.font], space))
    fontOfLast = glyph.font
    space = false
  }
  return pieces
}

/**
 * Whether the gap between two letters is the rest of a space after kerning: no neighbouring gap is similar, except gaps
 * that clearly separate words.
 */
function isKernedSpace(row: readonly Glyph[], index: number): boolean {
  const [before, glyph] = [row[index - 1], row[index]]
  const areLetters = [before, glyph].every((each) => each && /\p{L}/u.test(each.text))
  if (!areLetters || gapBefore(row, index) <= KERNED_SPACE) return false
  const beside = [gapBefore(row, index - 1), gapBefore(row, index + 1)]
  return (
    beside.every((gap) => gap < WITHIN_WORD || gap > WORD_GAP) &&
    beside.some((gap) => gap < WITHIN_WORD)
  )
}

/** The gap before a glyph of a row, as a share of its size. */
function gapBefore(row: readonly Glyph[], index: number): number {
  const [before, glyph] = [row[index - 1], row[index]]
  return before && glyph ? (glyph.x0 - before.x1) / glyph.size : Infinity
}

function continues(piece: Piece, glyph: Glyph, space: boolean): boolean {
  const gap = glyph.x0 - piece.x1
  if (gap < -OVERPRINT * glyph.size) return false
  return gap <= (space ? LEAST_SPACE : WORD_GAP) * glyph.size
}

function extend(piece: Piece, glyph: Glyph): void {
  piece.text += glyph.text
  piece.x1 = Math.max(piece.x1, glyph.x1)
  piece.hasSpaceAfter = false
  piece.isMissing ||= glyph.isMissing
}

function pieceOf(glyph: Glyph, font: Font | undefined, hasSpaceBefore: boolean): Piece {
  const { text, x0, x1, y0, y1, baseline, size, isMissing } = glyph
  const { isBold = false, isItalic = false, name = '' } = font ?? {}
  const look = { isBold, isItalic, font: name }
  const spaces = { hasSpaceBefore, hasSpaceAfter: false }
  return { text, x0, x1, y0, y1, baseline, size, isMissing, ...look, ...spaces }
}
