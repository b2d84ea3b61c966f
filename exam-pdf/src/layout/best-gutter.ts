import { heightOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Item } from './items.ts'
import { SAME_ROW, trimmed } from './trimmed-gutter.ts'
import {
  type Gutter,
  LEAST_GUTTER,
  LINE_GAP,
  bandsOf,
  byHeight,
  bandsAt,
  sidesOf,
  partsContent,
} from './gutters.ts'

/** Between what stands beside each other within a column; justified words may be nearly as far apart. */
const LEAST_INNER_GUTTER = 9
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

/** White between words that happen to stand below each other: lines of the same paragraph end it on both sides. */
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
