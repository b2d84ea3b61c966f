import { randomFrom as numbersFrom } from '@rumo/contract/chance'

/** Pseudo-random values that are the same for the same seed. */
export function randomFrom(seed: number) {
  const next = numbersFrom(seed)
  const below = (count: number) => Math.floor(next() * count)
  return {
    /** An integer from 0 up to, not including, `count`. */
    below,
    /** An item of a list that is not empty. */
    pick: <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0],
    /** The same items in random order. */
    shuffle: <T>(list: readonly T[]): T[] =>
      list
        .map((one) => ({ one, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ one }) => one),
  }
}
