import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from './dia.ts'
import { HOJE, minutes, NADA, preparo, preparos } from './meta-do-dia.fixture.ts'
import { metaDoDia, MINUTOS_POR_NOVA, MINUTOS_POR_REDACAO, type Preparo } from './meta-do-dia.ts'

const daysOf = (one: Preparo) => {
  const meta = metaDoDia(one)
  return { ...meta, dias: [meta, ...meta.proximosDias] }
}
const total = (dias: { [key in 'novas' | 'redacoes' | 'revisoes']: number }[]) => ({
  novas: dias.reduce((sum, { novas }) => sum + novas, 0),
  redacoes: dias.reduce((sum, { redacoes }) => sum + redacoes, 0),
  revisoes: dias.reduce((sum, { revisoes }) => sum + revisoes, 0),
})

const parts = (dias: (typeof NADA)[]) => dias.map((dia) => [dia.revisoes, dia.novas, dia.redacoes])

describe('the days of a plan', () => {
  it('list together what is said to fit, each in its minutes', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const { dias, novasAteODia, redacoesAteODia } = daysOf(one)
        expect(dias).toHaveLength(daysBetween(one.hoje, one.dataDaProva))
        const { revisoes, ...listed } = total(dias)
        expect(listed).toEqual({ novas: novasAteODia, redacoes: redacoesAteODia })
        expect(revisoes).toBeLessThanOrEqual(one.revisoes.reduce((sum, many) => sum + many, 0))
        for (const dia of dias) {
          expect(dia.minutos).toBe(minutes(dia))
          expect(dia.minutos).toBeLessThanOrEqual(one.ritmo.minutosPorDia)
          const others = dia.novas + dia.redacoes + dia.livres
          expect(dia.descanso && (others > 0 || dia.paraErros)).toBe(false)
        }
      }),
    )
  })

  it('leave a day of rest free, but of reviews that no day of study is left for', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const { dias } = daysOf(one)
        const last = dias.findLastIndex(({ descanso }) => !descanso)
        for (const dia of dias.slice(0, last + 1)) {
          expect(dia.descanso && dia.minutos > 0).toBe(false)
        }
      }),
    )
    const week = { revisoes: [0, 0, 0, 0, 40], dataDaProva: addDays(HOJE, 7) }
    const ritmo = { diasPorSemana: 5, minutosPorDia: 60 }
    const on = (days: number, changes = {}) =>
      daysOf(preparo({ hoje: addDays(HOJE, days), diasEstudados: days, ritmo, ...changes }))
    const { dias, cabe } = on(4, { ...week, revisoes: [40] })
    expect(dias.map(({ revisoes, descanso }) => [revisoes, descanso])).toEqual([
      [30, false],
      [10, true],
      [0, true],
    ])
    expect(cabe).toBe(true)
    // Here another week follows, and the reviews wait for its Monday.
    const later = on(4, { revisoes: [40], dataDaProva: addDays(HOJE, 9) })
    expect(later.dias.map(({ revisoes }) => revisoes)).toEqual([30, 0, 0, 10, 0])
  })

  it('leave out no new question for which a day has time, but in the week before the exam', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const { dias, novasAteODia } = daysOf({ ...one, inicio: null })
        if (novasAteODia === one.novas) return
        const early = daysBetween(one.hoje, one.dataDaProva) - 7
        for (const { livres } of early > 0 ? dias.slice(0, early) : dias) {
          expect(livres).toBeLessThan(MINUTOS_POR_NOVA)
        }
      }),
    )
  })

  it('say of each day without a part that it is for rest, for mistakes, or that nothing is left out', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const { dias, novasAteODia } = daysOf({ ...one, inicio: null })
        const early = daysBetween(one.hoje, one.dataDaProva) - 7
        for (const dia of (early > 0 ? dias.slice(0, early) : dias).slice(1)) {
          const isTold = dia.minutos > 0 || dia.descanso || dia.paraErros
          expect(isTold || novasAteODia === one.novas).toBe(true)
        }
      }),
    )
  })

  it('are the same from one day to the next, where each is done as it says', () => {
    const one = preparo({
      novas: 200,
      temTema: true,
      revisoes: [3, 4, 5, 6],
      ritmo: { diasPorSemana: 4, minutosPorDia: 90 },
    })
    const { revisoes, novas, redacoes, proximosDias } = metaDoDia(one)
    const next = preparo({
      ...one,
      hoje: addDays(HOJE, 1),
      diasEstudados: 1,
      novas: one.novas - novas,
      revisoes: [3 - revisoes + 4, 5, 6],
      redacoesNaSemana: redacoes,
    })
    expect(parts(daysOf(next).dias)).toEqual(parts(proximosDias))
  })

  it('has as many days of study as the week, rest until Monday, and one essay in each week', () => {
    const ritmo = { diasPorSemana: 3, minutosPorDia: 60 }
    const one = preparo({ novas: 60, temTema: true, ritmo, hoje: addDays(HOJE, 3) })
    const week = daysOf(one).dias.slice(0, 7)
    expect(week.map(({ descanso }) => descanso)).toEqual([
      false,
      false,
      false,
      true,
      false,
      false,
      false,
    ])
    expect(week.map(({ redacoes }) => redacoes)).toEqual([1, 0, 0, 0, 1, 0, 0])
  })

  it('brings on a later day what a day has no time to review', () => {
    const one = preparo({ revisoes: [8, 4], ritmo: { diasPorSemana: 7, minutosPorDia: 10 } })
    expect(
      daysOf(one)
        .dias.slice(0, 5)
        .map(({ revisoes }) => revisoes),
    ).toEqual([5, 5, 2, 0, 0])
  })

  it('keeps time for what new questions are expected to bring', () => {
    const late = { inicio: null, dataDaProva: addDays(HOJE, 5), novas: 93, erros: 0.6 }
    const { dias } = daysOf(preparo({ ...late, ritmo: { diasPorSemana: 7, minutosPorDia: 30 } }))
    const [first, second] = dias
    expect([first?.novas, first?.paraErros]).toEqual([7, false])
    expect(second?.paraErros).toBe(true)
    expect(second?.novas).toBeLessThan(7)
  })

  it('has no essay on a day that is shorter than one', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        for (const { redacoes } of daysOf(one).dias) {
          expect(redacoes > 0 && one.ritmo.minutosPorDia < MINUTOS_POR_REDACAO).toBe(false)
        }
      }),
    )
  })

  it('puts the essay before reviews, which wait, on the last day of a week that is full of them', () => {
    const one = preparo({ temTema: true, revisoes: [2, 2, 2, 2, 2, 2] })
    const week = daysOf(one).dias.slice(0, 8)
    expect(week.map(({ redacoes, revisoes }) => [redacoes, revisoes])).toEqual([
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 2],
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 4],
    ])
  })
})

describe('the time of today', () => {
  it('is less by the minutes that were really taken', () => {
    const hojeJa = { ...NADA, novas: 10 }
    const left = (minutos: number) =>
      metaDoDia(preparo({ novas: 900, hojeJa: { ...hojeJa, minutos } })).novas
    expect([left(1), left(40), left(58), left(200)]).toEqual([14, 5, 0, 0])
  })

  it('is told where the day has more of it than the plan needs', () => {
    const long = { novas: 75, ritmo: { diasPorSemana: 5, minutosPorDia: 180 } }
    expect(metaDoDia(preparo(long))).toMatchObject({ cabe: true, novas: 3, livres: 168 })
  })
})
