import { describe, expect, it } from 'vitest'
import { pValueOfEvenSpread, randomFrom, spreadOf } from './chance.ts'

describe('pValueOfEvenSpread', () => {
  it('gives the p-value of the tables for single draws', () => {
    // A six-sided die thrown 60 times: the statistic 11.07 with 5 degrees of freedom has p = 0.05.
    const deviation = Math.sqrt((11.0705 * 10) / 2)
    const counts = [10 + deviation, 10 - deviation, 10, 10, 10, 10]
    expect(pValueOfEvenSpread(counts, 60, 1)).toBeCloseTo(0.05, 4)
  })

  it('gives 1 to an even spread', () => {
    expect(pValueOfEvenSpread([50, 50, 50, 50], 100, 2)).toBe(1)
  })

  it('gives next to nothing to a spread that favours one thing', () => {
    expect(pValueOfEvenSpread([80, 40, 40, 40], 100, 2)).toBeLessThan(0.001)
  })

  it('is itself spread evenly over fair draws of several things', () => {
    const random = randomFrom(1)
    const pValues = Array.from({ length: 400 }, () => fairPValue(random))
    const low = pValues.filter((p) => p < 0.5).length
    // 400 tosses of a fair coin give 140 to 260 heads, except for about one seed in 1,000,000,000.
    expect(low).toBeGreaterThan(140)
    expect(low).toBeLessThan(260)
  })
})

/** The p-value of 500 fair draws, each of 4 out of 6 things without putting any back. */
function fairPValue(random: () => number): number {
  const { drawn } = spreadOf(6, 500, () => {
    const left = [0, 1, 2, 3, 4, 5]
    return [1, 2, 3, 4].flatMap(() => left.splice(Math.floor(random() * left.length), 1))
  })
  return pValueOfEvenSpread(drawn, 500, 4)
}

describe('spreadOf', () => {
  it('counts what comes, what comes first, and what comes twice in one draw', () => {
    const draws = [[1, 0], [1, 1], [2]]
    expect(spreadOf(4, 3, () => draws.shift() ?? [])).toEqual({
      drawn: [1, 3, 1, 0],
      first: [0, 2, 1, 0],
      repeats: 1,
    })
  })
})

const numbers = (seed: number) => Array.from({ length: 20 }, randomFrom(seed))

describe('randomFrom', () => {
  it('gives the same numbers for the same seed, and others for another', () => {
    expect(numbers(1)).toEqual(numbers(1))
    expect(numbers(1)).not.toEqual(numbers(2))
    for (const number of numbers(1)) {
      expect(number).toBeGreaterThanOrEqual(0)
      expect(number).toBeLessThan(1)
    }
  })
})
