import { type Point, scoreOf } from './point.ts'

/** The result of jscpd: repeated pieces of at least 40 tokens and five lines. */
export interface Duplication {
  /** The share of repeated lines. */
  percent: number
  clones: readonly { lines: number; first: string; second: string }[]
}

const MOST_PERCENT = 1
const HALF_PERCENT = 2

export function duplicationPoint({ percent, clones }: Duplication): Point {
  const isFull = percent <= MOST_PERCENT
  const longest = clones.toSorted((a, b) => b.lines - a.lines)
  return {
    name: 'duplication',
    score: scoreOf(isFull, percent <= HALF_PERCENT),
    measured: `${percent.toFixed(2)} % of the lines stand twice, in ${clones.length} pieces`,
    limit: `at most ${MOST_PERCENT} %`,
    missing: isFull
      ? []
      : longest.map(({ lines, first, second }) => `${lines} lines once: ${first}, ${second}`),
  }
}
