import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './dia.ts'
import { HOJE, minutes, NADA, preparo, preparos } from './meta-do-dia.fixture.ts'
import { mondayOf } from './dias-de-estudo.ts'
import { erroEsperado, metaDoDia } from './meta-do-dia.ts'

describe('erroEsperado', () => {
  it('is taken for two of five until there are answers, and is ever more what these say', () => {
    expect([erroEsperado(0, 0), erroEsperado(0, 20), erroEsperado(20, 20)]).toEqual([0.4, 0.2, 0.7])
    expect(erroEsperado(100, 1000)).toBeCloseTo(0.1, 1)
  })
})

describe('mondayOf', () => {
  it('is the first day of the week', () => {
    expect([0, 3, 6, 7].map((days) => mondayOf(addDays(HOJE, days)))).toEqual([
      HOJE,
      HOJE,
      HOJE,
      addDays(HOJE, 7),
    ])
  })
})

const essay = (changes: Parameters<typeof preparo>[0]) =>
  metaDoDia(preparo({ temTema: true, ...changes })).redacoes

const essaysUntil = (days: number, redacoesNaSemana = 0) =>
  metaDoDia(preparo({ temTema: true, dataDaProva: addDays(HOJE, days), redacoesNaSemana }))
    .redacoesAteODia

describe('metaDoDia', () => {
  it('asks for no more than there is, nor for more minutes than the day has, but for an essay', () => {
    fc.assert(
      fc.property(preparos, (one) => {
        const meta = metaDoDia(one)
        expect(meta.revisoes).toBeLessThanOrEqual(one.revisoes[0] ?? 0)
        expect(meta.novas).toBeLessThanOrEqual(meta.novasAteODia)
        expect(meta.novasAteODia).toBeLessThanOrEqual(one.novas)
        const { revisoes, novas, redacoes, novasAteODia } = meta
        expect(Math.min(revisoes, novas, redacoes, novasAteODia)).toBeGreaterThanOrEqual(0)
        expect(meta.minutos).toBe(minutes(meta))
        const left = Math.max(0, one.ritmo.minutosPorDia - one.hojeJa.minutos)
        expect(minutes({ ...meta, redacoes: 0 })).toBeLessThanOrEqual(left)
      }),
    )
  })

  it('comes to all that fits by the week before the exam, where each day is done as it says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: 10, max: 120 }),
        fc.nat(700),
        fc.integer({ min: 8, max: 60 }),
        (diasPorSemana, minutosPorDia, novas, days) => {
          const ritmo = { diasPorSemana, minutosPorDia }
          const dataDaProva = addDays(HOJE, days)
          const first = metaDoDia(preparo({ ritmo, dataDaProva, novas }))
          let [left, diasEstudados] = [novas, 0]
          for (let day = 0; day < days; day++) {
            if (day % 7 === 0) diasEstudados = 0
            const hoje = addDays(HOJE, day)
            const meta = metaDoDia(
              preparo({ hoje, ritmo, dataDaProva, novas: left, diasEstudados }),
            )
            left -= meta.novas
            if (!meta.descanso) diasEstudados++
          }
          expect(novas - left).toBe(first.novasAteODia)
        },
      ),
      { numRuns: 30 },
    )
  })

  it('puts reviews first, and spreads new questions over the days until a week before the exam', () => {
    const { proximosDias, ...today } = metaDoDia(preparo({ revisoes: [12], novas: 100 }))
    expect(proximosDias).toHaveLength(41)
    expect(today).toEqual({
      revisoes: 12,
      redacoes: 0,
      novas: 4,
      minutos: 40,
      descanso: false,
      paraErros: false,
      livres: 20,
      cabe: true,
      novasAteODia: 100,
      redacoesAteODia: 0,
      redacoesAoTodo: 0,
      paraTudo: null,
      feito: false,
    })
    expect(metaDoDia(preparo({ revisoes: [50], novas: 100 }))).toMatchObject({
      revisoes: 30,
      novas: 0,
    })
    const soon = { dataDaProva: addDays(HOJE, 7), novas: 10 }
    expect(metaDoDia(preparo(soon))).toMatchObject({
      novas: 0,
      novasAteODia: 0,
      cabe: false,
      paraTudo: null,
    })
  })

  it('counts for new questions the mistakes that they will bring', () => {
    const many = { novas: 900, ritmo: { diasPorSemana: 5, minutosPorDia: 60 } }
    const fits = (erros: number) => metaDoDia(preparo({ ...many, erros })).novasAteODia
    expect([fits(0), fits(0.5)]).toEqual([375, 203])
    expect(metaDoDia(preparo({ ...many, erros: 0.5 }))).toMatchObject({
      cabe: false,
      paraTudo: { diasPorSemana: 6, minutosPorDia: 240 },
    })
    expect(metaDoDia(preparo({ ...many, novas: 5000 })).paraTudo).toBeNull()
  })

  it('has an essay a week: where there is time for it, or on the last day of study', () => {
    expect(essay({})).toBe(1)
    expect(essay({ revisoes: [1] })).toBe(0)
    const last = { hoje: addDays(HOJE, 4), diasEstudados: 4, revisoes: [1] }
    expect(essay(last)).toBe(1)
    expect(essay({ ...last, redacoesNaSemana: 1 })).toBe(0)
    expect(essay({ ...last, hojeJa: { ...NADA, redacoes: 1 } })).toBe(0)
    expect(essay({ ...last, temTema: false })).toBe(0)
    expect(essay({ ...last, revisoes: [5000] })).toBe(0)
    expect([essaysUntil(7), essaysUntil(8), essaysUntil(42), essaysUntil(42, 1)]).toEqual([
      1, 2, 6, 5,
    ])
  })

  it('rests once the week has had its days, but not in the middle of a day', () => {
    const week = { hoje: addDays(HOJE, 5), diasEstudados: 5, revisoes: [3], novas: 10 }
    expect(metaDoDia(preparo(week))).toMatchObject({ descanso: true, minutos: 0, cabe: true })
    const on = metaDoDia(preparo({ ...week, hojeJa: { ...NADA, novas: 2 } }))
    expect(on).toMatchObject({ descanso: false, revisoes: 3 })
  })

  it('takes off what was done today, and is done once nothing is left', () => {
    const day = { novas: 98, hojeJa: { ...NADA, novas: 2 } }
    expect(metaDoDia(preparo(day)).novas).toBe(2)
    const done = { novas: 96, hojeJa: { ...NADA, novas: 4 } }
    expect(metaDoDia(preparo(done))).toMatchObject({ novas: 0, minutos: 0, descanso: false })
    const long = { novas: 96, hojeJa: { ...NADA, revisoes: 40 }, revisoes: [5] }
    expect(metaDoDia(preparo(long))).toMatchObject({ novas: 0, revisoes: 0 })
  })
})
