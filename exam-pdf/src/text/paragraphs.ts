import { widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Line } from './lines.ts'

/** A line with the column that it stands in. */
export interface Placed {
  line: Line
  page: number
  column: Box
  background?: Box
}

/** The lines of a paragraph; `isApart` says whether white space separates it from the text before. */
export interface Paragraph {
  lines: Placed[]
  isApart: boolean
}

/** Lines that are further apart than this multiple of the usual spacing belong to different paragraphs. */
const WIDE_SPACING = 1.3
/** The minimum indent of a paragraph's first line, as a multiple of the font size. */
const INDENT = 0.7
/** Lines whose sizes differ by more than this, in points, belong to different paragraphs. */
const OTHER_SIZE = 1.2

/**
 * Words that must not be separated, such as '10 km', move to the next line together. They leave at most this share of
 * the width empty.
 */
const MOST_HELD = 0.25
const ENDED = /[.:;!?…]["”’)\]]*$/u
const GOES_ON = /^[“"‘(]?[\p{Ll}\d]/u

/**
 * Joins lines into paragraphs. A line that ends although the next word would have fit ends a paragraph, unless its
 * sentence continues and the empty space can be explained by words that must not be separated.
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

/**
 * The usual distance between baselines, as a multiple of the font size. This is the 35th percentile of the distances,
 * because the wider ones are those between paragraphs.
 */
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

function isOther(before: Placed, { line, background, column }: Placed): boolean {
  const isElsewhere = before.background !== background && before.column === column
  return isElsewhere || Math.abs(before.line.size - line.size) > OTHER_SIZE
}

/** Whether the line before was ended on purpose, so that a new paragraph begins. */
function isBroken(before: Placed, placed: Placed, lines: readonly Placed[]): boolean {
  const [first] = placed.line.pieces
  if (!first || isDivided(before, first)) return false
  if (isIndented(placed, lines) && !isIndented(before, lines)) return true
  const room = roomAfter(before, lines)
  if (room <= widthOf(first) + 0.35 * before.line.size + 1.5) return false
  // A formula on a line of its own is centred, so a line that does not begin at the left margin is not a continuation.
  const isAtMargin = placed.line.x0 - leftOf(placed, lines) <= INDENT * placed.line.size
  return !isAtMargin || !continuesInNext(before, placed) || isVerse(before, lines)
}

const roomAfter = (placed: Placed, lines: readonly Placed[]) =>
  rightOf(placed, lines) - placed.line.x1

/** Whether the sentence continues in the next line. */
function continuesInNext({ line }: Placed, next: Placed): boolean {
  return (
    !ENDED.test(line.pieces.at(-1)?.text ?? '') && GOES_ON.test(next.line.pieces[0]?.text ?? '')
  )
}

/**
 * Whether a line belongs to verses: the line itself, or another line whose sentence continues, ends far from the
 * margin.
 */
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
        continuesInNext(each, next) &&
        isShort(each)
      )
    })
  )
}

/** Whether a word or a span of years is divided between the line and the next one. */
function isDivided({ line: { pieces } }: Placed, { text }: Line['pieces'][number]): boolean {
  const end = pieces.slice(-2).map((piece) => piece.text)
  return (
    (/\p{L}[-\u00AD\u2010]$/u.test(end.join('')) && /^\p{Ll}/u.test(text)) ||
    (/\d[-\u2010]$/u.test(end.join('')) && /^\d/.test(text))
  )
}

/** The right margin: where lines of the same column, background and size end. */
function rightOf(placed: Placed, lines: readonly Placed[]): number {
  const beside = lines.filter((each) => isBeside(each, placed))
  const ends = Math.max(...beside.map(({ line }) => line.x1))
  const { column, background } = placed
  // Lines on a background have the same padding on the right as on the left.
  if (background) {
    const pad = Math.min(...beside.map(({ line }) => line.x0)) - background.x0
    return Math.max(ends, background.x1 - Math.max(pad, 0) - 1)
  }
  return Math.max(ends, column.x1 - 1)
}

function leftOf(placed: Placed, lines: readonly Placed[]): number {
  return Math.min(...lines.filter((each) => isBeside(each, placed)).map(({ line }) => line.x0))
}

const isBeside = (one: Placed, other: Placed) =>
  one.column === other.column &&
  one.background === other.background &&
  Math.abs(one.line.size - other.line.size) <= OTHER_SIZE

function isIndented(placed: Placed, lines: readonly Placed[]): boolean {
  const indent = placed.line.x0 - leftOf(placed, lines)
  return indent > INDENT * placed.line.size && indent < 6 * placed.line.size
}
