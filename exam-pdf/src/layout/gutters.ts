import { sortBy } from 'es-toolkit'
import { heightOf, sharedHeight, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import type { Item } from './items.ts'

/** A band of white space between two columns; `x` is its middle. */
export interface Gutter extends Box {
  x: number
}

/** Narrower white space, in points, is not a gutter. */
export const LEAST_GUTTER = 5
/** Minimum width of a column: this share of the frame, and this many points. */
const LEAST_COLUMN = 0.16
const LEAST_COLUMN_PT = 50
/** Minimum number of rows on each side of a gutter. A figure counts as this many rows. */
const LEAST_ROWS = 3
/** The lines of a column begin at the same x, up to this many points. */
export const SAME_EDGE = 2
/** The usual space between two lines of a paragraph, as a share of their height. */
export const LINE_GAP = 0.7

/** The height of a box's middle. */
export const middle = ({ y0, y1 }: Box) => (y0 + y1) / 2

/** All bands of white space that are at least `width` points wide and begin where an item ends, the tallest first. */
export function bandsOf(items: readonly Item[], frame: Box, width: number): Gutter[] {
  const ends = items.map(({ x1 }) => Math.ceil(x1))
  return byHeight([...new Set(ends)].flatMap((x) => bandsAt(x, items, frame, width)))
}

export const byHeight = (bands: readonly Gutter[]) =>
  bands.toSorted((a, b) => heightOf(b) - heightOf(a))

/** The bands of white space that begin at `x`. */
export function bandsAt(x: number, items: readonly Item[], frame: Box, width: number): Gutter[] {
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

/** The items to the left and to the right of a gutter. */
export function sidesOf({ x, y0, y1 }: Gutter, items: readonly Item[]): [Item[], Item[]] {
  const beside = items.filter((item) => !item.isBlock && middle(item) > y0 && middle(item) < y1)
  return [beside.filter((item) => item.x1 <= x), beside.filter((item) => item.x0 >= x)]
}

/** Whether there is a column on each side of a gutter. */
export function partsContent(gutter: Gutter, items: readonly Item[], frame: Box): boolean {
  const least = Math.max(LEAST_COLUMN_PT, LEAST_COLUMN * widthOf(frame))
  return sidesOf(gutter, items).every(
    (side) => side.length > 0 && countRows(side) >= LEAST_ROWS && widthOf(unionOf(side)) >= least,
  )
}

/** The number of rows that stand one below the other. */
function countRows(items: readonly Item[]): number {
  if (items.some(({ isFigure }) => isFigure)) return LEAST_ROWS
  let rows = 0
  let last: Item | undefined
  for (const item of sortBy(items, ['y0'])) {
    if (!last || sharedHeight(last, item) < 0.3 * heightOf(item)) rows += 1
    last = item
  }
  return rows
}
