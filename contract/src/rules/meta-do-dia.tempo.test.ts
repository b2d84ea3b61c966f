import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dia.ts'
import { HOJE, minutes, NADA, preparo, preparos } from './meta-do-dia.fixture.ts'
import { metaDoDia, MINUTOS_A_ESCOLHER, MINUTOS_POR_NOVA } from './meta-do-dia.ts'

describe('metaDoDia, by the time that there is', () => {
  it('says of no day that all fits where it does not, and names one to choose where it would', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const { cabe, paraTudo, novasAteODia } = metaDoDia(one)
        expect(cabe && novasAteODia < one.novas).toBe(false)
        expect(cabe && paraTudo !== null).toBe(false)
        if (paraTudo === null) return
        expect(metaDoDia({ ...one, ritmo: paraTudo }).cabe).toBe(true)
        expect([one.ritmo.minutosPorDia, ...MINUTOS_A_ESCOLHER]).toContain(paraTudo.minutosPorDia)
      }),
    )
  })

  it('fits no less into more of the days and minutes to choose from', () => {
    const dias = fc.integer({ min: 1, max: 7 })
    const minutos = fc.constantFrom(...MINUTOS_A_ESCOLHER)
    fc.assert(
      fc.property(preparos, fc.tuple(dias, dias), fc.tuple(minutos, minutos), (one, d, m) => {
        const fits = (of: typeof Math.min) =>
          metaDoDia({ ...one, ritmo: { diasPorSemana: of(...d), minutosPorDia: of(...m) } })
        const [less, more] = [fits(Math.min), fits(Math.max)]
        // A longer day may have an essay in place of some new questions.
        const timeOf = ({ novasAteODia: novas, redacoesAteODia: redacoes }: typeof less) =>
          minutes({ novas, redacoes, revisoes: 0 })
        expect(timeOf(more)).toBeGreaterThanOrEqual(timeOf(less))
        expect(less.cabe && !more.cabe).toBe(false)
      }),
    )
  })

  it('uses the time of the day where not all new questions fit', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const meta = metaDoDia({ ...one, inicio: null })
        if (meta.novasAteODia === one.novas || meta.novas === meta.novasAteODia) return
        expect(meta.descanso || meta.livres < MINUTOS_POR_NOVA).toBe(true)
      }),
    )
  })

  it.each([
    [1, 15, 3, 0],
    [7, 15, 3, 0],
    [1, 30, 7, 0],
    [2, 15, 3, 0],
    [5, 30, 7, 0],
    [5, 60, 0, 1],
  ])(
    'has for %i days of %i minutes, which are too few, %i questions and %i essays today',
    (...of) => {
      const [diasPorSemana, minutosPorDia, novas, redacoes] = of
      const plenty = { novas: 900, erros: 0.4, temTema: true, hoje: addDays(HOJE, 1), inicio: null }
      const meta = metaDoDia(preparo({ ...plenty, ritmo: { diasPorSemana, minutosPorDia } }))
      expect([meta.cabe, meta.novas, meta.redacoes]).toEqual([false, novas, redacoes])
    },
  )

  it('asks for as many essays as it says, spread over the weeks, where not all fit', () => {
    const ritmo = { diasPorSemana: 1, minutosPorDia: 60 }
    const weeks = [0, 7, 14, 21, 28, 35].map((days) => {
      const hoje = addDays(HOJE, days)
      return metaDoDia(preparo({ hoje, ritmo, novas: 900, temTema: true }))
    })
    expect(weeks[0]?.redacoesAteODia).toBe(2)
    expect(weeks.map(({ redacoes }) => redacoes)).toEqual([0, 0, 1, 0, 0, 1])
  })

  it('asks for the essay of the day however many new questions were answered', () => {
    fc.assert(
      fc.property(preparos, fc.nat(40), (one, more) => {
        fc.pre(one.hojeJa.novas > 0 && more <= one.novas)
        const done = { ...one.hojeJa, minutos: minutes(one.hojeJa) }
        const hojeJa = {
          ...done,
          novas: done.novas + more,
          minutos: done.minutos + more * MINUTOS_POR_NOVA,
        }
        const on = metaDoDia({ ...one, novas: one.novas - more, hojeJa })
        expect(on.redacoes).toBeGreaterThanOrEqual(metaDoDia({ ...one, hojeJa: done }).redacoes)
      }),
    )
    // The last study day of a week, whose reviews the next day has time for.
    const ritmo = { diasPorSemana: 1, minutosPorDia: 118 }
    const sunday = { hoje: addDays(HOJE, 6), dataDaProva: addDays(HOJE, 8), temTema: true, ritmo }
    const asked = [0, 3].map((more) => {
      const hojeJa = { novas: 1 + more, revisoes: 29, redacoes: 0, minutos: 62 + 4 * more }
      return metaDoDia(preparo({ ...sunday, revisoes: [23, 0], novas: 3 - more, hojeJa })).redacoes
    })
    expect(asked).toEqual([1, 1])
    const day = { temTema: true, ritmo: { diasPorSemana: 5, minutosPorDia: 90 } }
    const begun = metaDoDia(preparo({ ...day, novas: 120 }))
    const hojeJa = { ...NADA, novas: begun.novas + 3 }
    expect([begun.redacoes, metaDoDia(preparo({ ...day, novas: 112, hojeJa })).redacoes]).toEqual([
      1, 1,
    ])
  })

  it('has new questions up to the eve for a student who begins in the last week', () => {
    const late = {
      dataDaProva: addDays(HOJE, 4),
      novas: 100,
      erros: 0.4,
      ritmo: { diasPorSemana: 5, minutosPorDia: 30 },
    }
    const today = (inicio: string | null, days = 4) =>
      metaDoDia(preparo({ ...late, inicio, dataDaProva: addDays(HOJE, days) })).novas
    expect([today(null), today(null, 1), today(HOJE), today(addDays(HOJE, -5))]).toEqual([
      7, 7, 7, 0,
    ])
  })

  it('says whether anything was done today', () => {
    const late = { dataDaProva: addDays(HOJE, 4) }
    expect(metaDoDia(preparo(late))).toMatchObject({ minutos: 0, feito: false })
    const hojeJa = { ...NADA, revisoes: 1 }
    expect(metaDoDia(preparo({ ...late, hojeJa }))).toMatchObject({ minutos: 0, feito: true })
  })
})
