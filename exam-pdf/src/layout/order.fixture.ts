import type { Item } from './items.ts'
import { blocksOf } from './order.ts'

/** An item with a name, by which tests tell it from others. */
interface Named extends Item {
  name: string
}

/** An item that is 10 points high. */
export const item = (
  name: string,
  x0: number,
  x1: number,
  y0: number,
  values: Partial<Item> = {},
): Named => ({
  name,
  x0,
  x1,
  y0,
  y1: y0 + 10,
  isBlock: false,
  isFigure: false,
  ...values,
})

/** Rows of text 12 points apart. */
export const rows = (name: string, x0: number, x1: number, from: number, count: number) =>
  Array.from({ length: count }, (_, index) =>
    item(`${name}${index + 1}`, x0, x1, from + 12 * index),
  )

/** The names of the items in each block; the blocks are in reading order. */
export const read = (items: readonly Named[], columns?: readonly number[]) =>
  blocksOf(items, columns).map((block) => block.map(({ name }) => name).toSorted())

/** A question of four rows. */
export const question = (numero: number, x0: number, y0: number) => [
  item(`q${numero}`, x0, x0 + 220, y0, { numero }),
  ...rows(`t${numero}-`, x0, x0 + 220, y0 + 12, 3),
]
