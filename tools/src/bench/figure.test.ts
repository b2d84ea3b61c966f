import { describe, expect, it } from 'vitest'
import { describeFigure, holds, ratio } from './figure.ts'

const FIGURE = { name: 'draws', value: 2000, unit: '/s' }

describe('holds', () => {
  it('takes the limits themselves for good', () => {
    expect(holds({ ...FIGURE, atLeast: 2000, atMost: 2000 })).toBe(true)
    expect(holds(FIGURE)).toBe(true)
  })

  it('refuses what is beyond them', () => {
    expect(holds({ ...FIGURE, atLeast: 2001 })).toBe(false)
    expect(holds({ ...FIGURE, atMost: 1999 })).toBe(false)
  })
})

describe('describeFigure', () => {
  it('says value, limit, verdict and ratio to the baseline', () => {
    const baseline = { name: 'the naive join', value: 100 }

    expect(ratio({ ...FIGURE, baseline })).toBe(20)
    expect(describeFigure({ ...FIGURE, atLeast: 1500, baseline })).toBe(
      '  draws: 2,000/s (at least 1,500/s: ok), 20 times the naive join (100/s)',
    )
    expect(describeFigure({ ...FIGURE, atMost: 1 })).toBe('  draws: 2,000/s (at most 1/s: FAILED)')
    expect(describeFigure({ ...FIGURE, unit: '' })).toBe('  draws: 2,000')
  })

  it('is as exact as a figure is told apart by', () => {
    expect(describeFigure({ ...FIGURE, value: 129_398.4, unit: 'bytes' })).toBe(
      '  draws: 129,398 bytes',
    )
    expect(describeFigure({ ...FIGURE, value: 0.094556, unit: 's' })).toBe('  draws: 0.09456 s')
  })
})
