import { describe, expect, it } from 'vitest'
import { pValueOfEvenSpread } from './chi-square.ts'

describe('pValueOfEvenSpread', () => {
  it('gives the p-value of the tables for single draws', () => {
    // 60 throws of a die: a statistic of 11.07 at 5 degrees of freedom has p = 0.05.
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
    const pValues = Array.from({ length: 400 }, fairPValue)
    const low = pValues.filter((p) => p < 0.5).length
    // 400 tosses of a fair coin give 140 to 260 heads, but for one time in a thousand million.
    expect(low).toBeGreaterThan(140)
    expect(low).toBeLessThan(260)
  })
})

/** The p-value of 500 fair draws of 4 things out of 6. */
function fairPValue(): number {
  const counts = Array<number>(6).fill(0)
  for (let draw = 0; draw < 500; draw += 1) {
    const left = [0, 1, 2, 3, 4, 5]
    for (let taken = 0; taken < 4; taken += 1) {
      const [thing = 0] = left.splice(Math.floor(Math.random() * left.length), 1)
      counts[thing] = (counts[thing] ?? 0) + 1
    }
  }
  return pValueOfEvenSpread(counts, 500, 4)
}
