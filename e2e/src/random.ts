/** Numbers that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
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
