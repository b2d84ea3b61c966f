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

/**
 * Minimum width, in points, of a gutter between columns within a column. Words of a justified line may be nearly as far
 * apart.
 */
const LEAST_INNER_GUTTER = 9
/**
 * At least this share of the rows on each side of a table's white space has a cell on the other side. The rest may be
 * lines of text above or below the table.
 */
const LEAST_ROWS_SHARE = 0.7
/** At least this share of the cells on one side of a table's white space are numbers; the others may be its head. */
const LEAST_NUMBERS = 0.5
/** Rivers (white space that happens to run through several lines of a paragraph) are no longer than this many lines. */
const RIVER_LINES = 6
/** A gutter at one of the booklet's columns only needs to be taller than this share of the frame. */
const TALL_SHARE = 0.25
/** The gutters of two pages count as the same up to this distance, in points. */
const SAME_COLUMN = 10

/**
 * The gutter that divides `frame` best: one at a place where the booklet has its columns or, where there is none, the
 * tallest of the frame's own.
 */
export function bestGutter(
  items: readonly Item[],
  frame: Box,
  columns: readonly number[],
): Gutter | undefined {
  const bands = bandsOf(items, frame, LEAST_GUTTER)
  const near = bands.filter(({ x }) => columns.some((column) => Math.abs(column - x) < SAME_COLUMN))
  // Where all lines of a column end early, no line ends near the booklet's gutter, so this place is tried as well.
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

/** Beside a figure, a narrower gutter is accepted, because it cannot be white space between the words of a line. */
const isBesideFigure = (band: Gutter, items: readonly Item[]) =>
  sidesOf(band, items).some((side) =>
    side.some((item) => item.isFigure && heightOf(item) > 0.5 * heightOf(band)),
  )

/**
 * A gutter at the booklet's columns is also accepted with few lines beside it, where the page ends: it is tall, or
 * nothing follows below both columns.
 */
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
    // The bands are sorted by height, and trimming never makes a band taller.
    if (best && heightOf(best) >= heightOf(band)) break
    const gutter = trimmed(band, items)
    const isBetter = gutter && heightOf(gutter) > (best ? heightOf(best) : 0)
    const parts = isBetter && partsContent(gutter, items, frame)
    if (parts && !isRiver(gutter, items) && !isOfTable(gutter, items)) best = gutter
  }
  return best
}

/**
 * Whether the white space only happens to run between the words of a paragraph: lines of the paragraph cross it
 * directly above and below.
 */
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

/**
 * Whether the white space is between the cells of a table without lines: the items stand in rows, and on one side at
 * least half are numbers.
 */
function isOfTable(gutter: Gutter, items: readonly Item[]): boolean {
  const [left, right] = sidesOf(gutter, items)
  const areCells = [...left, ...right].every(
    ({ isFigure, beginsWithLetter, numero }) =>
      !isFigure && !beginsWithLetter && numero === undefined,
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
