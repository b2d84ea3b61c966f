import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '@rumo/contract/runs'
import { compareOutros, LEAST_OUTROS, parteCerta } from './comparacao.ts'

const placar = fc
  .record({
    total: fc.integer({ min: 1, max: 90 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ total, part }) => ({ total, certas: Math.round(total * part) }))
const others = (minLength: number, maxLength: number) => fc.array(placar, { minLength, maxLength })

describe('compareOutros', () => {
  it('says nothing below thirty', () => {
    fc.assert(
      fc.property(placar, others(0, LEAST_OUTROS - 1), (mine, few) => {
        expect(compareOutros(mine, few)).toBeNull()
      }),
      { numRuns: runs(50) },
    )
  })

  it('gives parts, and never that more are below than there are with another result', () => {
    fc.assert(
      fc.property(placar, others(LEAST_OUTROS, 60), (mine, all) => {
        const found = compareOutros(mine, all)
        if (!found) throw new Error('There are enough.')
        expect(found.pessoas).toBe(all.length)
        const parts = all.map(parteCerta)
        expect(found.media).toBeGreaterThanOrEqual(Math.min(...parts) - 1e-9)
        expect(found.media).toBeLessThanOrEqual(Math.max(...parts) + 1e-9)
        expect(Math.round(found.abaixo * all.length)).toBe(
          parts.filter((part) => part < parteCerta(mine)).length,
        )
      }),
      { numRuns: runs(50) },
    )
  })

  it('leaves out a card of which nothing has a key', () => {
    const all = Array.from({ length: LEAST_OUTROS }, () => ({ certas: 1, total: 2 }))
    expect(compareOutros({ certas: 2, total: 2 }, [...all, { certas: 0, total: 0 }])).toEqual({
      pessoas: LEAST_OUTROS,
      media: 0.5,
      abaixo: 1,
    })
    expect(compareOutros({ certas: 0, total: 0 }, all)).toBeNull()
  })
})
