import { maxBy, sortBy } from 'es-toolkit'
import { heightOf, sharedHeight, sharedWidth, unionOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import { LEAST_SPACE, WORD_GAP, type Piece } from './pieces.ts'

/** Pieces that are read as one line, from left to right, including exponents and indices. */
export interface Line extends Box {
  pieces: Piece[]
  baseline: number
  /** The font size of most of the line, in points. */
  size: number
}

/** Pieces of similar size belong to one line where their baselines differ by at most this share of their size. */
const SAME_LINE = 0.3
/** The same for pieces of different sizes. */
const SAME_BASELINE = 0.15
/**
 * Two lines side by side are joined where they overlap by more than this share of their height, and where the smaller
 * font size is more than LIKE times the larger one: a credit is much smaller.
 */
const IN_ROW = 0.75
const LIKE = 0.8
/** Characters that are exponents by themselves, whatever their font size. */
const RAISED_SIGN = /^[²³¹⁰-⁹°ºª]+$/
/** A piece smaller than this share of its neighbours may be an exponent or an index. */
const SMALL = 0.85
/** The maximum distance of exponents above a line's baseline, and of indices below it, as shares of the line's size. */
const RAISED = 0.75
const LOWERED = 0.4
/** A piece stands on the baseline where it is closer to it than this share of the size. */
const OFF_LINE = 0.04
/**
 * The maximum number of exponents and indices per letter. A line with a single larger character of another font has
 * more small pieces than that.
 */
const MOST_SMALL = 2
/** The maximum distance between a letter and its exponent, as a share of the size. */
const NEAR = 0.6

/** The lines of a column's pieces, from top to bottom. */
export function linesOf(pieces: readonly Piece[]): Line[] {
  const rows = clustersOf(pieces)
  const lines = sortBy(rows.map(lineOf), ['baseline'])
  return withBesideJoined(sortBy(attachSmall(lines), ['baseline']))
}

/** Joins lines of different sizes that stand side by side, such as a question's number and its points. */
function withBesideJoined(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isBeside =
      last &&
      sharedWidth(last, line) < -line.size &&
      Math.min(last.size, line.size) > LIKE * Math.max(last.size, line.size) &&
      sharedHeight(last, line) > IN_ROW * Math.min(heightOf(last), heightOf(line))
    if (isBeside) joined.splice(-1, 1, lineOf([...last.pieces, ...line.pieces]))
    else joined.push(line)
  }
  return joined
}

function clustersOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of sortBy(pieces, ['baseline'])) {
    const row = rows.findLast((each) => belongs(each, piece))
    if (row) row.push(piece)
    else rows.push([piece])
  }
  return rows
}

function belongs(row: readonly Piece[], piece: Piece): boolean {
  const [first] = row
  if (!first) return false
  const size = Math.min(piece.size, first.size)
  // An exponent with a font size of its own is attached later (attachSmall).
  const isLike = size >= SMALL * Math.max(piece.size, first.size)
  const tolerance = isLike || RAISED_SIGN.test(piece.text) ? SAME_LINE : SAME_BASELINE
  return Math.abs(piece.baseline - first.baseline) <= tolerance * size && !overprints(row, piece)
}

function overprints(row: readonly Piece[], piece: Piece): boolean {
  return row.some((other) => sharedWidth(other, piece) > 0.5 * Math.min(other.size, piece.size))
}

/** Builds a line of pieces in any order. */
export function lineOf(pieces: readonly Piece[]): Line {
  const sorted = sortBy(pieces, ['x0'])
  const main = mainSize(withoutSmall(sorted))
  const base = maxBy(
    sorted.filter(({ size }) => size >= SMALL * main),
    ({ text }) => text.length,
  )
  return { ...unionOf(sorted), pieces: sorted, size: main, baseline: base?.baseline ?? 0 }
}

/**
 * Removes small pieces off the baseline of the largest ones, because a formula may have more indices than letters.
 * Returns all pieces where too many would be removed.
 */
function withoutSmall(pieces: readonly Piece[]): readonly Piece[] {
  const letters = pieces.filter(({ text }) => !RAISED_SIGN.test(text))
  const largest = maxBy(letters, ({ size }) => size)
  if (!largest) return pieces
  const large = pieces.filter(({ size }) => size >= SMALL * largest.size)
  const isOnLine = (piece: Piece) =>
    large.some(({ baseline, size }) => Math.abs(piece.baseline - baseline) < OFF_LINE * size)
  const left = pieces.filter((piece) => large.includes(piece) || isOnLine(piece))
  return pieces.length - left.length <= MOST_SMALL * left.length ? left : pieces
}

/** The font size of most letters. */
export function mainSize(pieces: readonly Piece[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 4) / 4
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length)
  }
  return maxBy([...letters], ([, count]) => count)?.[0] ?? 0
}

/** Attaches the pieces of short small lines to the letters beside which they stand. */
function attachSmall(lines: readonly Line[]): Line[] {
  const kept: Line[] = []
  const extra = new Map<Line, Piece[]>()
  for (const line of lines) {
    const places = line.pieces.map((piece) => hostOf(piece, lines, line))
    if (places.every((place) => place !== undefined)) {
      for (const [index, host] of places.entries()) {
        const piece = line.pieces[index]
        if (host && piece) extra.set(host, [...(extra.get(host) ?? []), piece])
      }
    } else kept.push(line)
  }
  return kept.map((line) => {
    const more = extra.get(line)
    return more
      ? { ...lineOf([...line.pieces, ...more]), baseline: line.baseline, size: line.size }
      : line
  })
}

function hostOf(piece: Piece, lines: readonly Line[], own: Line): Line | undefined {
  return lines.find(
    (line) =>
      line !== own &&
      piece.size < SMALL * line.size &&
      piece.baseline > line.baseline - RAISED * line.size &&
      piece.baseline < line.baseline + LOWERED * line.size &&
      line.pieces.some(
        (other) =>
          other.size > piece.size &&
          Math.min(Math.abs(piece.x0 - other.x1), Math.abs(other.x0 - piece.x1)) <
            NEAR * other.size,
      ),
  )
}

/** The text of a line, without markup. */
export function textOf({ pieces }: Pick<Line, 'pieces'>): string {
  return pieces
    .map((piece, index) => `${hasSpaceBetween(pieces[index - 1], piece) ? ' ' : ''}${piece.text}`)
    .join('')
}

/** Whether a space stands between two pieces of a line. */
export function hasSpaceBetween(before: Piece | undefined, piece: Piece): boolean {
  if (!before) return false
  const gap = piece.x0 - before.x1
  // An exponent is often set with a small gap before it, which is not a space.
  if (isRaised(before, piece)) return gap > NEAR * before.size
  const isWritten = before.hasSpaceAfter || piece.hasSpaceBefore
  return gap > (isWritten ? LEAST_SPACE : WORD_GAP) * Math.max(before.size, piece.size)
}

/** Whether a piece is an exponent or an index of the one before it. */
function isRaised(before: Piece, piece: Piece): boolean {
  return (
    piece.size < SMALL * before.size &&
    Math.abs(piece.baseline - before.baseline) > SAME_BASELINE * before.size
  )
}
