import { cheapPoints } from '../house/measure.ts'
import { linesOf, type Point, type Score, totalOf } from '../house/point.ts'
import { PASSED, tallyOfTroubles, type Check } from './check.ts'

/** The score that each point has reached; the check fails below it. */
const LEAST = {
  size: 1,
  functions: 1,
  types: 1,
  environment: 2,
  duplication: 2,
  journeys: 2,
  tests: 1,
  names: 2,
  reading: 2,
} satisfies Record<string, Score>

/**
 * Checks that no point of `npm run house` has fallen below its score in `LEAST`. Points that are slow to measure are
 * left out.
 */
export const houseCheck: Check = {
  title: 'the house, by its points',
  run: async () => {
    const points = await cheapPoints()
    const lost = belowLeast(points, LEAST)
    if (lost.length > 0) return tallyOfTroubles(linesOf(lost))
    return { ...PASSED, said: `  ${totalOf(Object.values(points))}; npm run house names the rest` }
  },
}

export function belowLeast<Name extends string>(
  points: Record<Name, Point>,
  least: Record<Name, Score>,
): Point[] {
  const names = Object.keys(points) as Name[]
  return names.filter((name) => points[name].score < least[name]).map((name) => points[name])
}
