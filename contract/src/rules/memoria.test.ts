import fc from 'fast-check'
import { Rating } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import {
  daysUntil,
  firstMemoria,
  gradeOf,
  LENTA_S,
  type Memoria,
  nextMemoria,
  RAPIDA_S,
  recallAfter,
} from './memoria.ts'

const segundos = fc.option(fc.nat(3600))
const respostas = fc.array(
  fc.record({ days: fc.integer({ min: 1, max: 90 }), isCerta: fc.boolean(), segundos }),
  { maxLength: 12 },
)
const memorias: fc.Arbitrary<Memoria> = respostas.map((list) =>
  list.reduce(
    (memoria, { days, ...resposta }) => nextMemoria(memoria, days, resposta),
    firstMemoria({ isCerta: false }),
  ),
)

describe('gradeOf', () => {
  it('forgets a wrong answer however quick it was, and calls a right one good where no time was measured', () => {
    fc.assert(
      fc.property(segundos, (time) => {
        expect(gradeOf({ isCerta: false, segundos: time })).toBe(Rating.Again)
      }),
    )
    expect([gradeOf({ isCerta: true }), gradeOf({ isCerta: true, segundos: null })]).toEqual([
      Rating.Good,
      Rating.Good,
    ])
  })

  it('calls a right answer easy below one time and hard above another', () => {
    const times = [0, RAPIDA_S - 1, RAPIDA_S, LENTA_S, LENTA_S + 1]
    expect(times.map((time) => gradeOf({ isCerta: true, segundos: time }))).toEqual([
      Rating.Easy,
      Rating.Easy,
      Rating.Good,
      Rating.Good,
      Rating.Hard,
    ])
  })
})

describe('nextMemoria', () => {
  it('holds less the longer a right answer took, and least after a wrong one', () => {
    fc.assert(
      fc.property(memorias, fc.integer({ min: 1, max: 90 }), (memoria, days) => {
        const after = (isCerta: boolean, time: number) =>
          nextMemoria(memoria, days, { isCerta, segundos: time }).estabilidade
        const held = [after(true, 1), after(true, 60), after(true, 600), after(false, 60)]
        expect(held).toEqual(held.toSorted((a, b) => b - a))
      }),
    )
  })

  it('stays within what the database takes', () => {
    fc.assert(
      fc.property(memorias, ({ estabilidade, dificuldade }) => {
        expect(estabilidade).toBeGreaterThan(0)
        expect(dificuldade).toBeGreaterThanOrEqual(1)
        expect(dificuldade).toBeLessThanOrEqual(10)
      }),
    )
  })
})

describe('recallAfter', () => {
  it('is sure at once, falls with every day, and is nine of ten after the days that memory holds', () => {
    fc.assert(
      fc.property(memorias, fc.nat(400), (memoria, days) => {
        expect(recallAfter(memoria, 0)).toBe(1)
        expect(recallAfter(memoria, days + 1)).toBeLessThan(recallAfter(memoria, days))
        expect(recallAfter(memoria, memoria.estabilidade)).toBeCloseTo(0.9, 6)
      }),
    )
  })
})

describe('daysUntil', () => {
  it('is the day on which recall is nearest to what is asked, one day at least', () => {
    const recalls = fc.double({ min: 0.6, max: 0.99, noNaN: true })
    fc.assert(
      fc.property(memorias, recalls, (memoria, recall) => {
        const days = daysUntil(memoria, recall)
        expect(days).toBeGreaterThanOrEqual(1)
        expect(recallAfter(memoria, days + 1)).toBeLessThan(recall)
        expect(days === 1 || recallAfter(memoria, days - 1) > recall).toBe(true)
      }),
    )
  })
})
