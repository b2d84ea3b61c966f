import { maxBy } from 'es-toolkit'
import { heightOf, sharedHeight, unionOf, widthOf } from '../geometry.ts'
import type { Item } from './items.ts'

/**
 * The title of a column is shorter than this share of its width, ends at most this far above its column, and is as high
 * as the other title up to this share (the last two in multiples of its height).
 */
const SHORT_TITLE = 0.6
const TITLE_NEAR = 2
const TITLE_SIZE = 0.1

/**
 * The height at which the titles of two columns begin, if titles stand beside each other directly above both columns;
 * otherwise `top`, where the columns themselves begin.
 */
export function topOfTitles(left: readonly Item[], right: readonly Item[], top: number): number {
  const titles = [left, right].map((side) =>
    maxBy(
      side.filter(({ y1 }) => y1 <= top),
      ({ y1 }) => y1,
    ),
  )
  const [one, other] = titles
  if (!one || !other || !areTitles([one, other], [left, right])) return top
  return top - one.y1 < TITLE_NEAR * heightOf(one) ? Math.min(one.y0, other.y0) : top
}

/**
 * Whether two items are titles of columns: they stand beside each other, have the same height, and each is short
 * compared with its column.
 */
export function areTitles(
  [one, other]: readonly [Item, Item],
  sides: readonly (readonly Item[])[],
): boolean {
  const isLike = Math.abs(heightOf(one) - heightOf(other)) < TITLE_SIZE * heightOf(one)
  const isBeside = sharedHeight(one, other) > 0.5 * heightOf(one)
  const areShort = [one, other].every(
    (title, index) => widthOf(title) < SHORT_TITLE * widthOf(unionOf(sides[index] ?? [title])),
  )
  return isLike && isBeside && areShort
}
