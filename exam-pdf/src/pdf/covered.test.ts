import { describe, expect, it } from 'vitest'
import { drawing } from '../layout.fixture.ts'
import { withoutCovered } from './covered.ts'

const rule = { ...drawing({ x0: 300, x1: 300.7, y0: 50, y1: 150 }), opacity: 1 }
const over = (y0: number, y1: number, values: Partial<typeof rule> = {}) => ({
  ...drawing({ x0: 50, x1: 550, y0, y1 }, { isFilled: true, segments: 5, z: 2 }),
  opacity: 1,
  ...values,
})
const left = (...covers: (typeof rule)[]) =>
  withoutCovered([rule, ...covers])
    .filter((each) => !covers.includes(each))
    .map(({ y0, y1 }) => [y0, y1])

describe('withoutCovered', () => {
  it('leaves of a line what nothing covers', () => {
    expect(left(over(40, 160))).toEqual([])
    expect(left(over(40, 120))).toEqual([[120, 150]])
    expect(left(over(80, 160))).toEqual([[50, 80]])
    expect(left(over(80, 120))).toEqual([
      [50, 80],
      [120, 150],
    ])
  })

  it.each([
    ['painted before', { z: 0 }],
    ['transparent', { opacity: 0.5 }],
    ['not filled', { isFilled: false }],
    ['narrower', { x0: 300.3 }],
  ])('leaves a line under what is %s', (_, values) => {
    expect(left(over(40, 160, values))).toEqual([[50, 150]])
  })
})
