import { sortBy } from 'es-toolkit'
import { heightOf, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import {
  bandsOf,
  bestGutter,
  type Gutter,
  LEAST_GUTTER,
  middle,
  partsContent,
  SAME_EDGE,
  sidesOf,
} from './gutters.ts'
import { isDisordered, orderlyCut, type Item } from './items.ts'

const MAX_DEPTH = 8
/** Credits are smaller than the text after them, by this part. */
const CREDIT = 0.9
/** A gutter of that part of the height is one of the page, not of a figure beside text. */
const PAGE_SHARE = 0.55
/** Where the gutter of a two-column page may lie, of its width. */
const MIDDLE = [0.3, 0.7] as const

/**
 * Parts what stands on a page into blocks in the order in which they are read: each is one column wide.
 * `columns` are the places where the booklet's pages are divided, in points from the left.
 */
export function blocksOf<Content extends Item>(
  items: readonly Content[],
  columns: readonly number[] = [],
): Content[][] {
  return partOf(items, columns, MAX_DEPTH)
    .map((block) => block.filter(({ isBlock }) => !isBlock))
    .filter((block) => block.length > 0)
}

/** Where a page is divided by a gutter through most of its height, in points from the left, if it is. */
export function columnOf(items: readonly Item[]): number | undefined {
  const frame = frameOf(items)
  if (!frame) return undefined
  const gutter = bandsOf(items, frame, LEAST_GUTTER).find((band) => {
    const place = (band.x - frame.x0) / widthOf(frame)
    return place > MIDDLE[0] && place < MIDDLE[1] && partsContent(band, items, frame)
  })
  return gutter && heightOf(gutter) > PAGE_SHARE * heightOf(frame) ? gutter.x : undefined
}

function frameOf(items: readonly Item[]): Box | undefined {
  const content = items.filter(({ isBlock }) => !isBlock)
  return content.length > 0 ? unionOf(content) : undefined
}

function partOf<Content extends Item>(
  items: readonly Content[],
  columns: readonly number[],
  depth: number,
): Content[][] {
  const frame = frameOf(items)
  if (!frame) return []
  const best = depth > 0 ? bestGutter(items, frame, columns) : undefined
  if (!best) return [[...items]]
  const gutter = withoutEnding(best, items)
  const above = items.filter((item) => middle(item) <= gutter.y0)
  const below = items.filter((item) => middle(item) >= gutter.y1)
  const between = items.filter((item) => middle(item) > gutter.y0 && middle(item) < gutter.y1)
  const left = between.filter(({ x0, x1 }) => (x0 + x1) / 2 < gutter.x)
  const right = between.filter(({ x0, x1 }) => (x0 + x1) / 2 >= gutter.x)
  if (left.length === 0 || right.length === 0) return [[...items]]
  const cut = isDisordered(left, right) ? orderlyCut(between) : undefined
  const parts =
    cut === undefined
      ? [above, left, right, below]
      : [
          above,
          between.filter((item) => middle(item) < cut),
          between.filter((item) => middle(item) >= cut),
          below,
        ]
  return parts.flatMap((part) => partOf(part, columns, depth - 1))
}

/** A gutter without what ends the text above it: a short last line, a credit that stands on the right alone. */
function withoutEnding(gutter: Gutter, items: readonly Item[]): Gutter {
  const crossing = items.filter(
    ({ isBlock, x0, x1, y1 }) => !isBlock && x0 < gutter.x && x1 > gutter.x && y1 < gutter.y0 + 4,
  )
  if (crossing.length === 0) return gutter
  let bottom = Math.max(...crossing.map(({ y1 }) => y1))
  const sides = sidesOf(gutter, items).map((side) => sortBy(side, ['y0']))
  for (const item of sortBy(sides.flat(), ['y0'])) {
    const side = sides.find((each) => each.includes(item)) ?? []
    // A line or the end of a box says what is below it.
    const isParted = items.some(({ isBlock, y1 }) => isBlock && y1 > bottom && y1 < item.y1)
    if (isParted || !isEnding(item, side[side.indexOf(item) + 1], bottom)) break
    bottom = Math.max(bottom, item.y1)
  }
  return { ...gutter, y0: Math.max(bottom, gutter.y0) }
}

/** Whether something belongs to the text that ends at a height rather than to what comes next. */
function isEnding(item: Item, next: Item | undefined, bottom: number): boolean {
  if (!next || item.isFigure || item.numero !== undefined) return false
  const isNearer = item.y0 - bottom < next.y0 - item.y1
  return isNearer || (heightOf(item) < CREDIT * heightOf(next) && item.x0 > next.x0 + SAME_EDGE)
}
