import { randomFrom as numbersFrom } from '@rumo/contract/chance'

/** What looks like chance and is the same for the same seed. */
export function randomFrom(seed: number) {
  const next = numbersFrom(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    /** A whole number from 0 on, less than `count`. */
    below,
    /** One of a list that is not empty. */
    pick: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0],
    /** The same things in another order. */
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((one) => ({ one, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ one }) => one),
  }
}
