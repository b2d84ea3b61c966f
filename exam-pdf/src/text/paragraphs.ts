import { widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Line } from './lines.ts'

/** A line with the column that it stands in. */
export interface Placed {
  line: Line
  page: number
  column: Box
  ground?: Box
}

/** Lines that belong together, and whether white parts them from what is before. */
export interface Paragraph {
  lines: Placed[]
  isApart: boolean
}

/** Line spacing that is wider than usual by this much parts paragraphs. */
const WIDE_SPACING = 1.3
/** An indent of a first line, of the size. */
const INDENT = 0.7
/** Sizes that differ by this much, in points, are not of one paragraph. */
const OTHER_SIZE = 1.2

/** What must not be parted, as '10 km', leaves at most this part of the width white at the end of a line. */
const MOST_HELD = 0.25
const ENDED = /[.:;!?…]["”’)\]]*$/u
const GOES_ON = /^[“"‘(]?[\p{Ll}\d]/u

/**
 * Joins lines into paragraphs: a line that ends where the next word would have fit is the last of one, unless its
 * sentence goes on and the white at its end is what words that must not be parted leave.
 */
export function paragraphsOf(lines: readonly Placed[]): Paragraph[] {
  const spacing = usualSpacing(lines)
  const paragraphs: Paragraph[] = []
  for (const [index, placed] of lines.entries()) {
    const before = lines[index - 1]
    const last = paragraphs.at(-1)
    const isApart = !before || isFar(before, placed, spacing) || isOther(before, placed)
    if (before && last && !isApart && !isBroken(before, placed, lines)) last.lines.push(placed)
    else paragraphs.push({ lines: [placed], isApart: isApart || isIndented(placed, lines) })
  }
  return paragraphs
}

/** The least usual distance of baselines, of the size; tight lines are the rule. */
function usualSpacing(lines: readonly Placed[]): number {
  const spacings = lines
    .slice(1)
    .map((placed, index) => spacingOf(lines[index], placed))
    .filter((spacing) => spacing > 0.8 && spacing < 2.2)
    .toSorted((a, b) => a - b)
  return spacings[Math.floor(spacings.length * 0.35)] ?? 1.25
}

function spacingOf(before: Placed | undefined, { line, page }: Placed): number {
  if (!before || before.page !== page) return 0
  return (line.baseline - before.line.baseline) / line.size
}

function isFar(before: Placed, placed: Placed, spacing: number): boolean {
  const own = spacingOf(before, placed)
  return own > WIDE_SPACING * spacing + 0.05
}

function isOther(before: Placed, { line, ground, column }: Placed): boolean {
  const isElsewhere = before.ground !== ground && before.column === column
  return isElsewhere || Math.abs(before.line.size - line.size) > OTHER_SIZE
}

/** Whether the line before was ended on purpose. */
function isBroken(before: Placed, placed: Placed, lines: readonly Placed[]): boolean {
  const [first] = placed.line.pieces
  if (!first || isDivided(before, first)) return false
  if (isIndented(placed, lines) && !isIndented(before, lines)) return true
  const room = roomAfter(before, lines)
  if (room <= widthOf(first) + 0.35 * before.line.size + 1.5) return false
  // A formula in a line of its own is centred.
  const isAtMargin = placed.line.x0 - leftOf(placed, lines) <= INDENT * placed.line.size
  return !isAtMargin || !goesOn(before, placed) || isVerse(before, lines)
}

const roomAfter = (placed: Placed, lines: readonly Placed[]) =>
  rightOf(placed, lines) - placed.line.x1

/** Whether a sentence that has not ended goes on in the next line. */
function goesOn({ line }: Placed, next: Placed): boolean {
  return (
    !ENDED.test(line.pieces.at(-1)?.text ?? '') && GOES_ON.test(next.line.pieces[0]?.text ?? '')
  )
}

/** Whether a line is one of verses: it, or another one whose sentence goes on after it, ends far from the margin. */
function isVerse(placed: Placed, lines: readonly Placed[]): boolean {
  const width = rightOf(placed, lines) - leftOf(placed, lines)
  const isShort = (each: Placed) => roomAfter(each, lines) > MOST_HELD * width
  return (
    isShort(placed) ||
    lines.some((each, index) => {
      const next = lines[index + 1]
      return (
        next &&
        isBeside(each, placed) &&
        isBeside(next, placed) &&
        goesOn(each, next) &&
        isShort(each)
      )
    })
  )
}

/** Whether a word goes on in the next line, or a span of years. */
function isDivided({ line: { pieces } }: Placed, { text }: Line['pieces'][number]): boolean {
  const end = pieces.slice(-2).map((piece) => piece.text)
  return (
    (/\p{L}[-\u00AD\u2010]$/u.test(end.join('')) && /^\p{Ll}/u.test(text)) ||
    (/\d[-\u2010]$/u.test(end.join('')) && /^\d/.test(text))
  )
}

/** Where lines of the same kind end: the right margin. */
function rightOf(placed: Placed, lines: readonly Placed[]): number {
  const beside = lines.filter((each) => isBeside(each, placed))
  const ends = Math.max(...beside.map(({ line }) => line.x1))
  const { column, ground } = placed
  // Lines on a ground end before it does, by as much as they begin after it.
  if (ground) {
    const pad = Math.min(...beside.map(({ line }) => line.x0)) - ground.x0
    return Math.max(ends, ground.x1 - Math.max(pad, 0) - 1)
  }
  return Math.max(ends, column.x1 - 1)
}

function leftOf(placed: Placed, lines: readonly Placed[]): number {
  return Math.min(...lines.filter((each) => isBeside(each, placed)).map(({ line }) => line.x0))
}

const isBeside = (one: Placed, other: Placed) =>
  one.column === other.column &&
  one.ground === other.ground &&
  Math.abs(one.line.size - other.line.size) <= OTHER_SIZE

function isIndented(placed: Placed, lines: readonly Placed[]): boolean {
  const indent = placed.line.x0 - leftOf(placed, lines)
  return indent > INDENT * placed.line.size && indent < 6 * placed.line.size
}
