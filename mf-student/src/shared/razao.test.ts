import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bubblesOf, countWords, percentWords } from './razao.ts'

const razao = fc
  .record({ total: fc.nat(20_000), part: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ total, part }) => ({ certas: Math.floor(total * part), total }))

describe('bubblesOf', () => {
  it('fills ten bubbles from the first on, in quarters', () => {
    expect(bubblesOf({ certas: 21, total: 25 })).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0.5, 0])
    expect(bubblesOf({ certas: 0, total: 0 })).toEqual(Array.from({ length: 10 }, () => 0))
  })

  it('fills as much as is right, whatever that is, within half a quarter', () => {
    fc.assert(
      fc.property(razao, ({ certas, total }) => {
        const bubbles = bubblesOf({ certas, total })
        const sum = bubbles.reduce((all, one) => all + one, 0)
        expect(Math.abs(sum - (total && (certas / total) * 10))).toBeLessThanOrEqual(0.125 + 1e-9)
        expect(bubbles).toEqual(bubbles.toSorted((a, b) => b - a))
        expect(bubbles.filter((one) => one > 0 && one < 1).length).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('percentWords', () => {
  it('rounds', () => {
    expect(percentWords({ certas: 21, total: 25 })).toBe('84%')
    expect(percentWords({ certas: 2, total: 3 })).toBe('67%')
  })

  it('says 100% of what is whole alone, and 0% of nothing alone', () => {
    expect(percentWords({ certas: 999, total: 1000 })).toBe('99%')
    expect(percentWords({ certas: 1, total: 1000 })).toBe('1%')
    expect(percentWords({ certas: 7, total: 7 })).toBe('100%')
    expect(percentWords({ certas: 0, total: 7 })).toBe('0%')
  })
})

it('countWords is never broken', () => {
  expect(countWords({ certas: 1234, total: 20_000 })).toBe('1.234\u00A0de\u00A020.000')
})
