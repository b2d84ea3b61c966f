/**
 * Draws `count` different things, or all where there are fewer. Every selection and every order is equally likely.
 * `random` returns numbers from 0 (included) to 1 (excluded), as Math.random does.
 */
export function draw<Thing>(
  things: readonly Thing[],
  count: number,
  random: () => number = Math.random,
): Thing[] {
  // Fisher-Yates shuffle that stops after `count` draws. The swaps are kept in a map, because copying a long list would
  // cost more.
  const moved = new Map<number, number>()
  return things.slice(0, count).map((_, index) => {
    const other = index + Math.floor(random() * (things.length - index))
    const drawn = moved.get(other) ?? other
    moved.set(other, moved.get(index) ?? index)
    return things[drawn] as Thing
  })
}
