import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstOfPassada, type Momento, spread, type Vencimento } from './agenda.ts'
import { HOJE, vencimentos } from './agenda.fixture.ts'
import { addDays, daysBetween, type Dia } from './dia.ts'
import { descansoOf } from './dias-de-estudo.ts'
import { recallOn } from './memoria.ts'

const EM_DIA = { hoje: HOJE, revisadas: new Set<number>() }

/** A plan for an exam, in a week of which some days were studied already, and perhaps today. */
const momentos = fc
  .record({
    days: fc.integer({ min: 1, max: 60 }),
    diasPorSemana: fc.integer({ min: 1, max: 7 }),
    diasEstudados: fc.nat(6),
    hojeJa: fc.boolean(),
  })
  .map(({ days, ...semana }) => momentoIn(days, semana))

function momentoIn(
  days: number,
  { diasPorSemana = 5, diasEstudados = 0, hojeJa = false },
): Momento & {
  alvo: { dataDaProva: Dia; diasPorSemana: number }
  isDescanso: (dia: Dia) => boolean
} {
  const ritmo = { diasPorSemana, minutosPorDia: 60 }
  return {
    ...EM_DIA,
    alvo: { dataDaProva: addDays(HOJE, days), diasPorSemana },
    isDescanso: descansoOf({ hoje: HOJE, ritmo, diasEstudados }, hojeJa),
  }
}

/** How many questions come on each day, by how far it is from today. */
const daysOf = (placed: readonly { dia: Dia }[]) =>
  [...Map.groupBy(placed, ({ dia }) => dia)].map(([dia, { length }]) => [
    daysBetween(HOJE, dia),
    length,
  ])

describe('the last pass of a plan with days of rest', () => {
  it('keeps off them, but for what no day of study is left for', () => {
    fc.assert(
      fc.property(vencimentos, momentos, (list, momento) => {
        const { alvo, isDescanso } = momento
        const begin = firstOfPassada(momento)
        const length = Math.max(0, daysBetween(HOJE, alvo.dataDaProva))
        const study = Array.from({ length }, (_, day) => addDays(HOJE, day)).filter(
          (dia) => dia >= begin && !isDescanso(dia),
        )
        for (const { dia, ultima } of spread(list, momento)) {
          if (dia < begin || dia >= alvo.dataDaProva || !isDescanso(dia)) continue
          expect(study.filter((day) => day > ultima)).toEqual([])
        }
      }),
    )
  })

  it('brings before the exam whatever it has not brought yet, or would be missed', () => {
    fc.assert(
      fc.property(vencimentos, momentos, (list, momento) => {
        const { dataDaProva } = momento.alvo
        const begin = firstOfPassada(momento)
        const isWanted = ({ vence, ultima, ...one }: Vencimento) =>
          vence < dataDaProva &&
          addDays(ultima, 1) < dataDaProva &&
          (ultima < begin || recallOn({ ultima, ...one }, dataDaProva) < 0.8)
        const placed = spread(list, momento)
        expect(placed.filter(isWanted).every(({ dia }) => dia < dataDaProva)).toBe(true)
      }),
    )
  })

  it('has three days of study, where the week before the exam has them', () => {
    const list = Array.from({ length: 90 }, (_, id_questao) => ({
      id_questao,
      ultima: addDays(HOJE, -9),
      vence: addDays(HOJE, 5),
      estabilidade: 1,
    }))
    // The exam is on a Monday, after two days of rest.
    const momento = momentoIn(8, {})
    expect(daysOf(spread(list, momento))).toEqual([
      [3, 30],
      [4, 30],
      [5, 30],
    ])
    expect(daysOf(spread(list, { ...momento, isDescanso: undefined }))).toHaveLength(4)
  })
})
