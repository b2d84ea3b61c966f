import { maxBy, sortBy } from 'es-toolkit'
import { heightOf, sharedHeight, unionOf } from '../geometry.ts'
import type { Item } from './items.ts'
import { topOfTitles } from './titles.ts'
import { type Gutter, SAME_EDGE, LINE_GAP, sidesOf } from './gutters.ts'

/** One of two columns may begin up to this many points lower than the other. */
const SAME_TOP = 28
/** Between paragraphs there is more white space than between lines, by at least this share of the line height. */
const PARAGRAPH = 0.2
/** Cells in the same row of a table end at the same height, up to this many points. */
export const SAME_ROW = 1.5

/**
 * The part of a gutter that has content on both sides. Items above or below that part belong to no column. Undefined
 * where there is no such part.
 */
export function trimmed(gutter: Gutter, items: readonly Item[]): Gutter | undefined {
  const [left, right] = sidesOf(gutter, items)
  if (left.length === 0 || right.length === 0) return undefined
  const one = unionOf(left)
  const aligned = right.filter(
    (item) => item.isFigure || item.numero !== undefined || isAligned(item, right),
  )
  if (aligned.length === 0) return undefined
  const other = unionOf(aligned)
  // Text above on the left only, or below on the right only, is read in the right order with or without the gutter. One
  // of two columns may begin a little lower than the other, as below a heading.
  const isLevel = Math.abs(one.y0 - other.y0) < SAME_TOP
  const top = isLevel ? Math.min(one.y0, other.y0) : Math.max(one.y0, other.y0)
  const y0 = Math.max(gutter.y0, topOfTitles(left, right, top) - 4)
  const end = endTogether(left, aligned) ? other.y1 : endOfColumn(left, other.y1)
  const y1 = Math.min(gutter.y1, Math.max(other.y1, end) + 4)
  return y1 > y0 ? { ...gutter, y0, y1 } : undefined
}

/** Whether another item below or above begins at the same x. Words that are far apart only by chance do not. */
function isAligned(item: Item, side: readonly Item[]): boolean {
  return side.some(
    (other) =>
      other !== item && Math.abs(other.x0 - item.x0) < SAME_EDGE && sharedHeight(other, item) <= 0,
  )
}

/**
 * Whether the right column ends at the same height as a line on the left after which there is more white space than
 * usual, so that both texts end there.
 */
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

/** How far a column continues below a height without more white space than between its lines. */
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
