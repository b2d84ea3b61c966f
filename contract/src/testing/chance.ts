// oxlint-disable-next-line typescript/triple-slash-reference -- other packages read this file too, and an import would be run
/// <reference path="./jstat.d.ts" />
import jstat from 'jstat'

/** Gives what stands in for Math.random: numbers from 0 on, below 1, the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * How likely it is that fair draws differ from an even spread as much as these counts do, or more:
 * the p-value of Pearson's test. Each of `draws` draws took `size` different things out of
 * `counts.length`; what is taken together is not independent, which the factor before the sum corrects.
 */
export function pValueOfEvenSpread(counts: readonly number[], draws: number, size: number): number {
  const things = counts.length
  const share = size / things
  const variance = draws * share * (1 - share)
  const squares = counts.reduce((sum, count) => sum + (count - draws * share) ** 2, 0)
  const statistic = ((things - 1) / things) * (squares / variance)
  return 1 - jstat.chisquare.cdf(statistic, things - 1)
}

/** Fair draws fall below it once in a thousand seeds. */
export const LEAST_P_VALUE = 0.001

/** How often each thing was drawn, and how often it came first, in draws of the numbers below `things`. */
export interface Spread {
  drawn: number[]
  first: number[]
  /** How many things were drawn twice in one draw. */
  repeats: number
}

/** Counts what `draw` gives, called `draws` times. */
export function spreadOf(things: number, draws: number, draw: () => readonly number[]): Spread {
  const spread = { drawn: Array<number>(things).fill(0), first: Array<number>(things).fill(0) }
  let repeats = 0
  for (let made = 0; made < draws; made += 1) {
    const ids = draw()
    repeats += ids.length - new Set(ids).size
    for (const id of ids) add(spread.drawn, id)
    add(spread.first, ids[0])
  }
  return { ...spread, repeats }
}

function add(counts: number[], thing: number | undefined): void {
  if (thing !== undefined) counts[thing] = (counts[thing] ?? 0) + 1
}
