import { sortBy } from 'es-toolkit'
import { sharedHeight, unionOf } from '../geometry.ts'
import type { Box } from '../model.ts'

/**
 * An item that takes up space on a page. An item with `isBlock` separates columns from each other and is not content
 * itself.
 */
export interface Item extends Box {
  isBlock: boolean
  isFigure: boolean
  /** The number of the question that begins here. */
  numero?: number
  /** Whether the item begins with the letter of an alternative. */
  beginsWithLetter?: boolean
  /** Whether the item is a number, as in the cell of a table. */
  isNumber?: boolean
  /** Whether the item announces a text that several questions refer to. */
  announces?: boolean
}

const numbersIn = (items: readonly Item[]) => items.flatMap(({ numero }) => numero ?? [])

/**
 * Whether a question on the left has a higher number than one on the right: then questions stand in rows, not in
 * columns.
 */
export function isDisordered(left: readonly Item[], right: readonly Item[]): boolean {
  return Math.max(0, ...numbersIn(left)) > Math.min(Infinity, ...numbersIn(right))
}

/**
 * The height of the tallest horizontal white space above which all questions have lower numbers than those below;
 * undefined where there is none.
 */
export function orderlyCut(items: readonly Item[]): number | undefined {
  const content = sortBy(
    items.filter(({ isBlock }) => !isBlock),
    ['y0'],
  )
  let bottom = -Infinity
  const gaps: { cut: number; height: number }[] = []
  for (const { y0, y1 } of content) {
    if (y0 > bottom) gaps.push({ cut: (bottom + y0) / 2, height: y0 - bottom })
    bottom = Math.max(bottom, y1)
  }
  const orderly = gaps.filter(({ cut }) => isOrderly(content, cut))
  return orderly.toSorted((a, b) => b.height - a.height)[0]?.cut
}

function isOrderly(items: readonly Item[], cut: number): boolean {
  const above = items.filter(({ y1 }) => y1 <= cut)
  const below = items.filter(({ y0 }) => y0 >= cut)
  const hasBoth = numbersIn(above).length > 0 && numbersIn(below).length > 0
  return hasBoth && !isDisordered(above, below)
}

/**
 * Joins items that stand beside each other into rows, from top to bottom, so that an exponent is not a row of its own.
 */
export function rowsIn(items: readonly Item[]): Item[] {
  const rows: Item[] = []
  for (const item of sortBy(items, ['y0'])) {
    const last = rows.at(-1)
    if (last && sharedHeight(last, item) > 0) rows.splice(-1, 1, joined(last, item))
    else rows.push(item)
  }
  return rows
}

const joined = (one: Item, other: Item): Item => ({
  ...other,
  ...one,
  ...unionOf([one, other]),
  isFigure: one.isFigure || other.isFigure,
  announces: one.announces === true || other.announces === true,
})
