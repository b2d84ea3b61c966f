/**
 * Draws `count` different things, or all there are when there are fewer: every choice and every order of them is
 * equally likely. `random` gives numbers from 0 on, below 1, as Math.random does.
 */
export function draw<Thing>(
  things: readonly Thing[],
  count: number,
  random: () => number = Math.random,
): Thing[] {
  // Fisher and Yates' shuffle, stopped after `count`. The swaps are kept here instead of being made in a copy.
  const moved = new Map<number, number>()
  return things.slice(0, count).map((_, index) => {
    const other = index + Math.floor(random() * (things.length - index))
    const drawn = moved.get(other) ?? other
    moved.set(other, moved.get(index) ?? index)
    return things[drawn] as Thing
  })
}
