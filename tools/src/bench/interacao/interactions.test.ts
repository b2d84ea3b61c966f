import { describe, expect, it } from 'vitest'
import { inpOf } from './interactions.ts'

const short = (count: number) => Array.from({ length: count }, () => 8)

describe('inpOf', () => {
  it('gives the longest of fewer than fifty, and leaves one out of each fifty', () => {
    expect(inpOf([24, ...short(48)])).toBe(24)
    expect(inpOf([...short(48), 300, 24])).toBe(24)
    expect(inpOf([300, 200, 24, ...short(97)])).toBe(24)
  })

  it('throws where nothing was pressed', () => {
    expect(() => inpOf([])).toThrow('Nothing was pressed.')
  })
})
