import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alvoOf, beginOfPassada, daysOfPassada, shareOfPassada } from './passada.ts'

const PROVA = '2028-02-20'
const alvo = (diasPorSemana: number) => ({ dataDaProva: PROVA, diasPorSemana })
const shares = (days: number) => [3, 2, 1].map((left) => shareOfPassada(alvo(days), left))

describe('alvoOf', () => {
  it('studies on each day unless told, and for nothing without a day', () => {
    expect([alvoOf(null, 3), alvoOf(PROVA, null), alvoOf(PROVA, 3)]).toEqual([
      null,
      alvo(7),
      alvo(3),
    ])
  })
})

describe('daysOfPassada', () => {
  it('has three days of study, in a week at most', () => {
    expect([7, 6, 5, 4, 3, 2, 1].map((days) => daysOfPassada(alvo(days)))).toEqual([
      3, 4, 4, 5, 7, 7, 7,
    ])
    expect([beginOfPassada(alvo(7)), beginOfPassada(alvo(3))]).toEqual(['2028-02-17', '2028-02-13'])
  })
})

describe('shareOfPassada', () => {
  it('leaves most for the eve, and to each day as much where any may be skipped', () => {
    expect(shares(7).map((share) => Math.round(share * 100))).toEqual([20, 39, 100])
    expect(shares(5)).toEqual([1 / 3, 1 / 2, 1])
  })

  it('is a part of the whole', () => {
    const days = fc.integer({ min: 1, max: 7 })
    fc.assert(
      fc.property(days, days, (aWeek, left) => {
        const share = shareOfPassada(alvo(aWeek), left)
        expect(share).toBeGreaterThan(0)
        expect(share).toBeLessThanOrEqual(1)
      }),
    )
  })
})
