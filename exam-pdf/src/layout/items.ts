import { sortBy } from 'es-toolkit'
import { sharedHeight, unionOf } from '../geometry.ts'
import type { Box } from '../model.ts'

/** Something that takes room on a page; what blocks lies across columns and is no content itself. */
export interface Item extends Box {
  isBlock: boolean
  isFigure: boolean
  /** The number of the question that it begins. */
  numero?: number
  /** It begins with the letter of an alternative. */
  isLabelled?: boolean
  /** It is a number, as in the cell of a table. */
  isNumber?: boolean
  /** It announces what several questions refer to. */
  announces?: boolean
}

const numbersIn = (items: readonly Item[]) => items.flatMap(({ numero }) => numero ?? [])

/** Whether a question on the left comes after one on the right: rows of questions, not columns. */
export function isDisordered(left: readonly Item[], right: readonly Item[]): boolean {
  return Math.max(0, ...numbersIn(left)) > Math.min(Infinity, ...numbersIn(right))
}

/** The height of the widest white from side to side that has all earlier questions above it. */
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

/** Joins things beside each other, from above: an exponent is no row of its own. */
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
