import { maxBy } from 'es-toolkit'
import { heightOf, sharedHeight, unionOf, widthOf } from '../geometry.ts'
import type { Item } from './items.ts'

/** The title of a column takes less of its width, stands that near to it, and is as large as another, of its height. */
const SHORT_TITLE = 0.6
const TITLE_NEAR = 2
const TITLE_SIZE = 0.1

/** Where the titles of two columns begin that stand beside each other right over them; else where these begin. */
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

/** Whether two things stand beside each other, as large as each other, and each is short in its column. */
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
