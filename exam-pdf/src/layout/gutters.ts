import { maxBy, sortBy } from 'es-toolkit'
import { heightOf, sharedHeight, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Item } from './items.ts'
import { topOfTitles } from './titles.ts'

/** A band of white between two columns. */
export interface Gutter extends Box {
  x: number
}

/** White narrower than this, in points, is no gutter. */
export const LEAST_GUTTER = 5
/** Between what stands beside each other within a column; justified words may be nearly as far apart. */
const LEAST_INNER_GUTTER = 9
/** A column is at least this part of what it is in, and this wide in points. */
const LEAST_COLUMN = 0.16
const LEAST_COLUMN_PT = 50
/** Rows beside each other that make columns; a figure counts as many. */
const LEAST_ROWS = 3
/** Lines of a column begin below each other, within that many points. */
export const SAME_EDGE = 2
/** How much lower, in points, one of two columns may begin. */
const SAME_TOP = 28
/** The white between two lines of a paragraph, of their height. */
export const LINE_GAP = 0.7
/** How much more white there is between two paragraphs than between lines, of their height. */
const PARAGRAPH = 0.2
/** Cells of one row of a table end at the same height, within so many points. */
const SAME_ROW = 1.5
/** A line of text above or below it may stand on one side alone. */
const LEAST_ROWS_SHARE = 0.7
/** How many cells on one side of a table's white are numbers at least; it may have a head. */
const LEAST_NUMBERS = 0.5
/** Rivers in a text are no longer than that, in lines. */
const RIVER_LINES = 6
/** One where the other pages have theirs may be shorter. */
const TALL_SHARE = 0.25
/** How far apart, in points, the gutters of two pages may lie. */
const SAME_COLUMN = 10

/** Half way down a box. */
export const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2

/** The gutter that parts what stands in `frame` best: one of the page's, then the tallest of its own. */
export function bestGutter(
  items: readonly Item[],
  frame: Box,
  columns: readonly number[],
): Gutter | undefined {
  const bands = bandsOf(items, frame, LEAST_GUTTER)
  const near = bands.filter(({ x }) => columns.some((column) => Math.abs(column - x) < SAME_COLUMN))
  // Lines that all end early have none of their ends there.
  const there = columns.flatMap((x) => bandsAt(x - LEAST_GUTTER / 2, items, frame, LEAST_GUTTER))
  const paged = byHeight([...near, ...there]).find(
    (band) => partsContent(band, items, frame) || isTallBetween(band, items, frame),
  )
  if (paged) return paged
  const inner = bandsOf(items, frame, LEAST_INNER_GUTTER)
  return (
    bestTrimmed(inner, items, frame) ??
    bestTrimmed(
      bands.filter((band) => isBesideFigure(band, items)),
      items,
      frame,
    )
  )
}

/** A figure is no text that words of a line could be far apart in: it may stand closer. */
const isBesideFigure = (band: Gutter, items: readonly Item[]) =>
  sidesOf(band, items).some((side) =>
    side.some((item) => item.isFigure && heightOf(item) > 0.5 * heightOf(band)),
  )

/** Where a page ends with few lines in a column, there is the more white beside them, or nothing below both. */
function isTallBetween(band: Gutter, items: readonly Item[], frame: Box): boolean {
  const isTall = heightOf(band) > TALL_SHARE * heightOf(frame) || band.y1 >= frame.y1
  return isTall && sidesOf(band, items).every((side) => side.length > 0)
}

function bestTrimmed(
  bands: readonly Gutter[],
  items: readonly Item[],
  frame: Box,
): Gutter | undefined {
  let best: Gutter | undefined
  for (const band of bands) {
    // They come by height, and none grows by being trimmed.
    if (best && heightOf(best) >= heightOf(band)) break
    const gutter = trimmed(band, items)
    const isBetter = gutter && heightOf(gutter) > (best ? heightOf(best) : 0)
    const parts = isBetter && partsContent(gutter, items, frame)
    if (parts && !isRiver(gutter, items) && !isOfTable(gutter, items)) best = gutter
  }
  return best
}

/** White between words that stand below each other by chance: lines of the same paragraph end it on both sides. */
function isRiver(gutter: Gutter, items: readonly Item[]): boolean {
  const sides = sidesOf(gutter, items).flat()
  const line = Math.max(...sides.map(heightOf))
  if (sides.some(({ isFigure }) => isFigure) || heightOf(gutter) > RIVER_LINES * line) return false
  const near = LINE_GAP * line
  const crossing = items.filter(
    ({ isBlock, isFigure, x0, x1 }) => !isBlock && !isFigure && x0 < gutter.x && x1 > gutter.x,
  )
  return (
    crossing.some(({ y1 }) => Math.abs(gutter.y0 - y1) < near + 4) &&
    crossing.some(({ y0 }) => Math.abs(y0 - gutter.y1) < near + 4)
  )
}

/** White between the cells of a table without lines: they stand in rows, and on one side most are numbers. */
function isOfTable(gutter: Gutter, items: readonly Item[]): boolean {
  const [left, right] = sidesOf(gutter, items)
  const areCells = [...left, ...right].every(
    ({ isFigure, isLabelled, numero }) => !isFigure && !isLabelled && numero === undefined,
  )
  const areNumbers = [left, right].some(
    (side) => side.filter(({ isNumber }) => isNumber).length >= LEAST_NUMBERS * side.length,
  )
  return (
    areCells &&
    areNumbers &&
    left.filter((item) => hasRow(item, right)).length >= LEAST_ROWS_SHARE * left.length &&
    right.filter((item) => hasRow(item, left)).length >= LEAST_ROWS_SHARE * right.length
  )
}

const hasRow = (item: Item, side: readonly Item[]) =>
  side.some(({ y1 }) => Math.abs(y1 - item.y1) < SAME_ROW)

/** All bands of white of at least `width` points, the tallest first. */
export function bandsOf(items: readonly Item[], frame: Box, width: number): Gutter[] {
  const ends = items.map(({ x1 }) => Math.ceil(x1))
  return byHeight([...new Set(ends)].flatMap((x) => bandsAt(x, items, frame, width)))
}

const byHeight = (bands: readonly Gutter[]) => bands.toSorted((a, b) => heightOf(b) - heightOf(a))

/** The bands of white that begin at `x`. */
function bandsAt(x: number, items: readonly Item[], frame: Box, width: number): Gutter[] {
  const least = Math.max(LEAST_COLUMN_PT, LEAST_COLUMN * widthOf(frame))
  if (x - frame.x0 < least || frame.x1 - x < least) return []
  const crossing = sortBy(
    items.filter((item) => item.x0 < x + width && item.x1 > x + 0.01),
    ['y0'],
  )
  const bands: Gutter[] = []
  let top = frame.y0
  for (const { y0, y1 } of [...crossing, { y0: frame.y1, y1: frame.y1 }]) {
    if (y0 > top) bands.push({ x: x + width / 2, x0: x, x1: x + width, y0: top, y1: y0 })
    top = Math.max(top, y1)
  }
  return bands
}

/** The part of a band that has content on both sides: what stands above or below it belongs to no column. */
function trimmed(gutter: Gutter, items: readonly Item[]): Gutter | undefined {
  const [left, right] = sidesOf(gutter, items)
  if (left.length === 0 || right.length === 0) return undefined
  const one = unionOf(left)
  const aligned = right.filter(
    (item) => item.isFigure || item.numero !== undefined || isAligned(item, right),
  )
  if (aligned.length === 0) return undefined
  const other = unionOf(aligned)
  // What only the left has above, and only the right below, is read in its place either way.
  // One of two columns may begin a little lower, as a heading does.
  const isLevel = Math.abs(one.y0 - other.y0) < SAME_TOP
  const top = isLevel ? Math.min(one.y0, other.y0) : Math.max(one.y0, other.y0)
  const y0 = Math.max(gutter.y0, topOfTitles(left, right, top) - 4)
  const end = endTogether(left, aligned) ? other.y1 : endOfColumn(left, other.y1)
  const y1 = Math.min(gutter.y1, Math.max(other.y1, end) + 4)
  return y1 > y0 ? { ...gutter, y0, y1 } : undefined
}

/** Whether others begin below each other with it: words that are far apart by chance do not. */
function isAligned(item: Item, side: readonly Item[]): boolean {
  return side.some(
    (other) =>
      other !== item && Math.abs(other.x0 - item.x0) < SAME_EDGE && sharedHeight(other, item) <= 0,
  )
}

/** Whether the last line of a text on the right ends as high as one on the left, after which there is more white. */
function endTogether(left: readonly Item[], right: readonly Item[]): boolean {
  const last = maxBy([...right], ({ y1 }) => y1)
  const row = left.find((each) => last && Math.abs(each.y1 - last.y1) < SAME_ROW)
  const rows = sortBy(left, ['y0'])
  const whites = rows.slice(1).map((each, index) => each.y0 - (rows[index]?.y1 ?? 0))
  if (!last || !row || right.some(({ isFigure }) => isFigure)) return false
  const after = rows[rows.indexOf(row) + 1]
  const usual = Math.min(...whites.filter((white) => white > 0))
  return after !== undefined && after.y0 - row.y1 > usual + PARAGRAPH * heightOf(row)
}

/** How far a column goes on below a height without more white than between its lines. */
function endOfColumn(items: readonly Item[], from: number): number {
  let end = from
  let last = Math.max(...items.filter(({ y0 }) => y0 < from).map(({ y1 }) => y1))
  for (const item of sortBy(
    items.filter(({ y0 }) => y0 >= from),
    ['y0'],
  )) {
    if (item.isFigure || item.y0 - last > LINE_GAP * heightOf(item)) break
    last = Math.max(last, item.y1)
    end = last
  }
  return end
}

/** What stands on the left and on the right of a gutter. */
export function sidesOf({ x, y0, y1 }: Gutter, items: readonly Item[]): [Item[], Item[]] {
  const beside = items.filter((item) => !item.isBlock && middle(item) > y0 && middle(item) < y1)
  return [beside.filter((item) => item.x1 <= x), beside.filter((item) => item.x0 >= x)]
}

/** Whether there is a column on either side of a gutter. */
export function partsContent(gutter: Gutter, items: readonly Item[], frame: Box): boolean {
  const least = Math.max(LEAST_COLUMN_PT, LEAST_COLUMN * widthOf(frame))
  return sidesOf(gutter, items).every(
    (side) => side.length > 0 && rowsIn(side) >= LEAST_ROWS && widthOf(unionOf(side)) >= least,
  )
}

/** How many rows things stand in, one above the other. */
function rowsIn(items: readonly Item[]): number {
  if (items.some(({ isFigure }) => isFigure)) return LEAST_ROWS
  let rows = 0
  let last: Item | undefined
  for (const item of sortBy(items, ['y0'])) {
    if (!last || sharedHeight(last, item) < 0.3 * heightOf(item)) rows += 1
    last = item
  }
  return rows
}
