import { groupBy } from 'es-toolkit'
import type { Box, Drawing } from '../model.ts'
import { linesOf, textOf, type Line } from './lines.ts'
import type { Piece } from './pieces.ts'

/** A page's pieces and drawings. */
export interface Printed {
  number: number
  width: number
  height: number
  pieces: Piece[]
  /** Letters that are not upright. */
  turned: Box[]
  drawings: Drawing[]
}

/** The share of a page's height, at the top and at the bottom, in which repeated text is a header or a footer. */
const MARGIN = 0.13
/** Text that is repeated on fewer pages (this number, and this share of all pages) may be repeated by chance. */
const LEAST_PAGES = 3
const LEAST_SHARE = 0.25
/**
 * A lone number that is the same at the same place on more than this share of the pages, and on at least this many
 * pages, is a code of the booklet.
 */
const CODE_SHARE = 0.6
const LEAST_CODES = 5
/** The same header may differ in height by less than this between pages, in points. */
const SAME_PLACE = 4
/** The beginning of a question is never a header. */
const QUESTION = /^(?:\d{1,3}[ªº.]?\s*)?quest(?:ão|ao)(?!\p{L})/iu

/** Letters of alternatives are never headers, although they stand at the same height on many pages. */
const LABEL = /^(?:[([]?[A-Ha-h][\])]?[.–-]?\s*)+$/

/** The number of pages on which something has to be repeated; in a booklet of a few pages, on all of them. */
const leastOf = (pageCount: number) =>
  Math.min(pageCount, Math.max(LEAST_PAGES, LEAST_SHARE * pageCount))

interface Marginal {
  page: number
  line: Line
  text: string
  isAbove: boolean
}

/** Removes headers and footers from the pages, and drawings that the pages have in common. */
export function withoutRunning(pages: readonly Printed[]): Printed[] {
  const marginals = pages.flatMap(marginalsOf)
  const repeated = outermost(repeatedOf(marginals, pages.length), marginals)
  const decorations = decorationsOf(pages)
  return pages.map((page) => {
    const own = repeated.filter(({ page: number }) => number === page.number)
    const running = new Set(own.flatMap(({ line }) => line.pieces))
    const isBeyond = marginsOf(own, page)
    return {
      ...page,
      pieces: page.pieces.filter((piece) => !running.has(piece)),
      drawings: page.drawings.filter(
        (drawing) => !decorations.has(placeKeyOf(drawing)) && !isBeyond(drawing),
      ),
    }
  })
}

/**
 * Returns a function that says whether a box lies level with a header or footer or beyond it, so that it belongs to the
 * margin.
 */
function marginsOf(own: readonly Marginal[], { height }: Printed): (box: Box) => boolean {
  const above = Math.max(0, ...own.filter(({ isAbove }) => isAbove).map(({ line }) => line.y1))
  const below = Math.min(
    height,
    ...own.filter(({ isAbove }) => !isAbove).map(({ line }) => line.y0),
  )
  return ({ y0, y1 }) => (y0 + y1) / 2 < above || (y0 + y1) / 2 > below
}

function marginalsOf({ number, height, pieces }: Printed): Marginal[] {
  return linesOf(pieces.filter((piece) => isMarginal(piece, height))).map((line) => ({
    page: number,
    line,
    text: textOf(line),
    isAbove: line.y1 < height / 2,
  }))
}

function repeatedOf(marginals: readonly Marginal[], pageCount: number): Marginal[] {
  const least = leastOf(pageCount)
  const alike = groupBy(
    marginals.filter(({ text }) => !QUESTION.test(text) && !LABEL.test(text)),
    ({ isAbove, text }) => `${isAbove} ${text.replaceAll(/\d+/g, '#').replaceAll(/\s+/g, '')}`,
  )
  return Object.values(alike)
    .flatMap(samePlaces)
    .flatMap((group) => {
      const isCode = isCodeOf(group, pageCount)
      const running = group.filter((each) => isCode(each) || countsAlong(each, group))
      return new Set(running.map(({ page }) => page)).size >= least ? running : []
    })
}

/** Returns a function that says whether a lone number is a code of the booklet: most pages have the same one. */
function isCodeOf(group: readonly Marginal[], pageCount: number): (one: Marginal) => boolean {
  return ({ text }) => {
    const same = new Set(group.filter((other) => other.text === text).map(({ page }) => page))
    return same.size >= LEAST_CODES && same.size > CODE_SHARE * pageCount
  }
}

/**
 * Keeps only repeated lines beyond which nothing else stands on their page. The same title may be at the top of many
 * pages, but below other lines.
 */
function outermost(repeated: readonly Marginal[], marginals: readonly Marginal[]): Marginal[] {
  const others = marginals.filter((each) => !repeated.includes(each))
  return repeated.filter(({ isAbove, line, page }) =>
    others.every(
      (other) =>
        other.page !== page ||
        other.isAbove !== isAbove ||
        (isAbove ? other.line.y1 > line.y0 : other.line.y0 < line.y1),
    ),
  )
}

/** Groups lines of the same wording by their height on the page. */
function samePlaces(group: readonly Marginal[]): Marginal[][] {
  const places: Marginal[][] = []
  for (const each of group) {
    const place = places.find(
      ([first]) => first && Math.abs(first.line.baseline - each.line.baseline) < SAME_PLACE,
    )
    if (place) place.push(each)
    else places.push([each])
  }
  return places
}

/**
 * Whether each number of a line increases with the page number, or is the same on another page. At least one number has
 * to increase, unless the line has words.
 */
function countsAlong(one: Marginal, group: readonly Marginal[]): boolean {
  const others = group.filter(({ page }) => page !== one.page)
  const numbers = numbersIn(one.text)
  const isCounted = (number: number, index: number) =>
    others.some(({ page, text }) => numbersIn(text)[index] === number + page - one.page)
  const isSame = (number: number, index: number) =>
    others.some(({ text }) => numbersIn(text)[index] === number)
  const hasWords = /\p{L}{3}/u.test(one.text)
  if (!hasWords && !numbers.some(isCounted)) return false
  return numbers.every((number, index) => isCounted(number, index) || isSame(number, index))
}

const numbersIn = (text: string) => Array.from(text.matchAll(/\d+/g), Number)

/** Drawings at the same place on enough pages; outside of the margins, on at least half of the pages. */
function decorationsOf(pages: readonly Printed[]): Set<string> {
  const counts = new Map<string, number>()
  const inMargins = new Set<string>()
  for (const { drawings, height } of pages) {
    for (const drawing of drawings)
      if (isMarginal(drawing, height)) inMargins.add(placeKeyOf(drawing))
    for (const place of new Set(drawings.map(placeKeyOf))) {
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
  }
  const least = (place: string) =>
    inMargins.has(place) ? leastOf(pages.length) : Math.max(LEAST_PAGES, pages.length / 2)
  return new Set(
    [...counts].filter(([place, count]) => count >= least(place)).map(([place]) => place),
  )
}

const isMarginal = ({ y0, y1 }: Box, height: number) =>
  y1 < MARGIN * height || y0 > (1 - MARGIN) * height

function placeKeyOf({ kind, x0, x1, y0, y1 }: Drawing): string {
  return [kind, ...[x0, x1, y0, y1].map((at) => Math.round(at / 2))].join(' ')
}
