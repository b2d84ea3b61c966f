import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sliceOf, strategyForSlice } from './list-slice.ts'

const strategy = (total: number, pagina = 1) =>
  strategyForSlice(sliceOf({ pagina, limite: 20 }, total), total)

describe('sliceOf', () => {
  it('is the page asked for, whichever end it is counted from', () => {
    const asked = fc.record({
      pagina: fc.integer({ min: 1, max: 30 }),
      limite: fc.integer({ min: 1, max: 10 }),
      ordem: fc.constantFrom('prova' as const, '-prova' as const),
    })
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 100 }), (filtro, total) => {
        const ascending = Array.from({ length: total }, (_, index) => index)
        const list = filtro.ordem === 'prova' ? ascending : ascending.toReversed()
        const from = (filtro.pagina - 1) * filtro.limite
        const page = list.slice(from, from + filtro.limite)

        const { direction, limit, offset, isFromEnd } = sliceOf(filtro, total)
        const read = direction === 'asc' ? ascending : ascending.toReversed()
        const rows = limit <= 0 ? [] : read.slice(offset, offset + limit)
        expect(isFromEnd ? rows.toReversed() : rows).toEqual(page)
        expect(limit <= 0 || offset <= total / 2).toBe(true)
      }),
    )
  })
})

describe('strategyForSlice', () => {
  it('looks up a few, walks past many, and reads what nearly each one has', () => {
    expect([strategy(0), strategy(1000), strategy(1001), strategy(20_000)]).toEqual([
      'ids',
      'ids',
      'order',
      'order',
    ])
    expect([strategy(20_001), strategy(90_000, 90), strategy(90_000, 2000)]).toEqual([
      'texts',
      'texts',
      'order',
    ])
  })
})
