import { uniqWith } from 'es-toolkit'
import { heightOf, unionOf, widthOf } from '../geometry.ts'
import type { Box } from '../model.ts'
import { bandsOf, LEAST_GUTTER, middle, partsContent } from './gutters.ts'
import { bestGutter } from './best-gutter.ts'
import { isDisordered, orderlyCut, type Item } from './items.ts'
import { wideTextCut } from './wide-texts.ts'
import { columnsOnly } from './columns-only.ts'

const MAX_DEPTH = 8
/**
 * A gutter taller than this share of the page divides the page; a shorter one may be that between a figure and text.
 */
const PAGE_SHARE = 0.3
/** Minimum distance between two gutters of a page with three columns, as a share of its width. */
const LEAST_APART = 0.2
/** The range in which the gutters of a page may lie, as shares of its width. */
const MIDDLE = [0.3, 0.7] as const

/**
 * Divides the items of a page into blocks, each one column wide, in reading order. `columns` are the x positions at
 * which the booklet's pages are divided, in points.
 */
export function blocksOf<Content extends Item>(
  items: readonly Content[],
  columns: readonly number[] = [],
): Content[][] {
  return partOf(items, columns, MAX_DEPTH)
    .map((block) => block.filter(({ isBlock }) => !isBlock))
    .filter((block) => block.length > 0)
}

/** The x positions, in points, at which tall gutters divide a page, the tallest gutter first. */
export function columnsOf(items: readonly Item[]): number[] {
  const frame = frameOf(items)
  if (!frame) return []
  const gutters = bandsOf(items, frame, LEAST_GUTTER).filter((band) => {
    const place = (band.x - frame.x0) / widthOf(frame)
    const isTall = heightOf(band) > PAGE_SHARE * heightOf(frame)
    return isTall && place > MIDDLE[0] && place < MIDDLE[1] && partsContent(band, items, frame)
  })
  const apart = LEAST_APART * widthOf(frame)
  return uniqWith(
    gutters.map(({ x }) => x),
    (one, other) => Math.abs(one - other) < apart,
  )
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
  const gutter = columnsOnly(best, items)
  const above = items.filter((item) => middle(item) <= gutter.y0)
  const below = items.filter((item) => middle(item) >= gutter.y1)
  const between = items.filter((item) => middle(item) > gutter.y0 && middle(item) < gutter.y1)
  const left = between.filter(({ x0, x1 }) => (x0 + x1) / 2 < gutter.x)
  const right = between.filter(({ x0, x1 }) => (x0 + x1) / 2 >= gutter.x)
  if (left.length === 0 || right.length === 0) return [[...items]]
  const cut = isDisordered(left, right) ? orderlyCut(between) : wideTextCut(left, right)
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
