// oxlint-disable-next-line typescript/triple-slash-reference -- other packages read this file too, and an import would be run
/// <reference path="./jstat.d.ts" />
import jstat from 'jstat'

/**
 * Returns a replacement for Math.random: numbers from 0 (included) to 1 (excluded), always the same for the same seed
 * (mulberry32).
 */
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
 * The probability that fair draws differ from an even spread at least as much as these counts do: the p-value of
 * Pearson's chi-squared test. Each of `draws` draws took `size` different things out of `counts.length`. The things of
 * one draw are not independent of each other; the factor before the sum corrects for that.
 */
export function pValueOfEvenSpread(counts: readonly number[], draws: number, size: number): number {
  const things = counts.length
  const share = size / things
  const variance = draws * share * (1 - share)
  const squares = counts.reduce((sum, count) => sum + (count - draws * share) ** 2, 0)
  const statistic = ((things - 1) / things) * (squares / variance)
  return 1 - jstat.chisquare.cdf(statistic, things - 1)
}

/** Fair draws give a lower p-value for one seed in a thousand. */
export const LEAST_P_VALUE = 0.001

/** How often each thing was drawn, and how often it was drawn first; the things are the numbers below `things`. */
export interface Spread {
  drawn: number[]
  first: number[]
  /** How many things came twice in the same draw. */
  repeats: number
}

/** Calls `draw` as often as `draws` says, and counts what it returns. */
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
