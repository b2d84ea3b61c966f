import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  MINIMO_DE_RESPOSTAS,
  suggestMaterias,
  tendenciaOf,
  type DiaDeMateria,
  type MateriaPraticada,
} from './desempenho.ts'
import { addDays } from './dia.ts'

const HOJE = '2026-05-31'
const placar = fc
  .tuple(fc.nat(12), fc.nat(12))
  .map(([certas, erradas]) => ({ certas, total: certas + erradas }))
const dias: fc.Arbitrary<DiaDeMateria[]> = fc.uniqueArray(
  fc.tuple(fc.nat(60), placar).map(([ago, day]) => ({ dia: addDays(HOJE, -ago), ...day })),
  { selector: ({ dia }) => dia, maxLength: 20 },
)
const materias: fc.Arbitrary<MateriaPraticada[]> = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    nome: fc.constantFrom('Física', 'Química', 'Álgebra', 'História'),
    dias,
  }),
  { selector: ({ id }) => id, maxLength: 12 },
)
const daysOf = (...days: [ago: number, certas: number, total: number][]): DiaDeMateria[] =>
  days.map(([ago, certas, total]) => ({ dia: addDays(HOJE, -ago), certas, total }))

describe('tendenciaOf', () => {
  it.each([
    ['rises', daysOf([0, 9, 10], [7, 5, 10]), 'subindo'],
    ['falls', daysOf([0, 5, 10], [7, 9, 10]), 'descendo'],
    ['stays', daysOf([0, 6, 10], [7, 11, 20]), 'estavel'],
    [
      'rises over days of few answers',
      daysOf([0, 5, 5], [1, 5, 5], [2, 0, 5], [9, 0, 5]),
      'subindo',
    ],
    ['cannot be told from ten answers', daysOf([0, 10, 10]), null],
    ['cannot be told from nineteen', daysOf([0, 10, 10], [1, 0, 9]), null],
    ['cannot be told from nothing', [], null],
  ])('%s', (_, days, expected) => {
    expect(tendenciaOf(days)).toBe(expected)
  })

  it.each(Array.from({ length: 10 }, (_, certas) => certas))(
    'follows one of ten, from %i right ones too',
    (certas) => {
      const [less, more] = [certas, certas + 1]
      expect(tendenciaOf(daysOf([0, more, 10], [7, less, 10]))).toBe('subindo')
      expect(tendenciaOf(daysOf([0, less, 10], [7, more, 10]))).toBe('descendo')
    },
  )

  it('does not mind the order of days, nor days without an answer', () => {
    fc.assert(
      fc.property(dias, (days) => {
        const empty = { dia: addDays(HOJE, 1), certas: 0, total: 0 }
        expect(tendenciaOf([empty, ...days.toReversed()])).toBe(tendenciaOf(days))
      }),
    )
  })

  it('never gets worse by an answer of the newest day that is right after all', () => {
    const ORDER = [null, 'descendo', 'estavel', 'subindo']
    fc.assert(
      fc.property(dias, (days) => {
        const [newest, ...others] = days.toSorted((a, b) => (a.dia < b.dia ? 1 : -1))
        if (!newest || newest.certas === newest.total) return
        const better = tendenciaOf([{ ...newest, certas: newest.certas + 1 }, ...others])
        expect(ORDER.indexOf(better)).toBeGreaterThanOrEqual(ORDER.indexOf(tendenciaOf(days)))
      }),
    )
  })
})

describe('suggestMaterias', () => {
  it('suggests none twice, no more than asked, and the same in whatever order they come', () => {
    fc.assert(
      fc.property(materias, fc.nat(5), (all, most) => {
        const ids = suggestMaterias(all, most).map(({ id_materia }) => id_materia)
        expect(ids.length).toBeLessThanOrEqual(most)
        expect(new Set(ids).size).toBe(ids.length)
        const reversed = all
          .toReversed()
          .map((materia) => ({ ...materia, dias: materia.dias.toReversed() }))
        expect(suggestMaterias(reversed, most)).toEqual(suggestMaterias(all, most))
      }),
    )
  })

  it('never suggests a matéria later for one more wrong answer in it', () => {
    fc.assert(
      fc.property(materias, fc.nat(), (all, at) => {
        const chosen = all[at % all.length]
        const [newest, ...others] = chosen?.dias.toSorted((a, b) => (a.dia < b.dia ? 1 : -1)) ?? []
        if (!chosen || !newest || newest.certas === 0) return
        const worse = { ...chosen, dias: [{ ...newest, certas: newest.certas - 1 }, ...others] }
        const placeOf = (list: readonly MateriaPraticada[]) => {
          const ids = suggestMaterias(list, 12).map(({ id_materia }) => id_materia)
          return ids.includes(chosen.id) ? ids.indexOf(chosen.id) : Infinity
        }
        const changed = all.map((materia) => (materia === chosen ? worse : materia))
        expect(placeOf(changed)).toBeLessThanOrEqual(placeOf(all))
      }),
    )
  })

  it('begins with the weakest, tells why, and leaves out what is known well', () => {
    const all = [
      { id: 1, nome: 'Química', dias: daysOf([0, 40, 40]) },
      { id: 2, nome: 'Física', dias: daysOf([0, 3, 10], [5, 9, 10]) },
      { id: 3, nome: 'História', dias: [] },
      { id: 4, nome: 'Geografia', dias: daysOf([0, 1, 10]) },
    ]
    expect(suggestMaterias(all, 4)).toEqual([
      { id_materia: 4, motivo: 'erros' },
      { id_materia: 3, motivo: 'nunca' },
      { id_materia: 2, motivo: 'descendo' },
    ])
  })

  it.each([
    [0, 1, 'reforcar'],
    [0, 4, 'reforcar'],
    [0, 5, 'erros'],
    [3, 5, 'erros'],
    [4, 5, 'reforcar'],
    [13, 20, 'erros'],
    [14, 20, 'reforcar'],
  ])('says of %i right ones of %i: %s', (certas, total, motivo) => {
    const fisica = { id: 1, nome: 'Física', dias: daysOf([0, certas, total]) }
    expect(suggestMaterias([fisica], 1)).toEqual([{ id_materia: 1, motivo }])
  })

  it('calls nothing wrong often that was hardly tried', () => {
    fc.assert(
      fc.property(materias, (all) => {
        const often = suggestMaterias(all, 12).filter(({ motivo }) => motivo === 'erros')
        const totals = often.map(({ id_materia }) =>
          (all.find(({ id }) => id === id_materia)?.dias ?? []).reduce(
            (n, { total }) => n + total,
            0,
          ),
        )
        expect(totals.filter((total) => total < MINIMO_DE_RESPOSTAS)).toEqual([])
      }),
    )
  })

  it('leaves out what is right in seventeen of twenty, two right and two wrong ones added', () => {
    const known = { id: 1, nome: 'Física', dias: daysOf([0, 15, 16]) }
    const unknown = { id: 2, nome: 'Química', dias: daysOf([0, 14, 16]) }
    expect(suggestMaterias([known, unknown], 2)).toEqual([{ id_materia: 2, motivo: 'reforcar' }])
  })

  it('settles a tie by how much was practised, then by the alphabet of the language', () => {
    const all = [
      { id: 1, nome: 'Física', dias: [] },
      { id: 2, nome: 'Álgebra', dias: [] },
      { id: 3, nome: 'Botânica', dias: daysOf([0, 5, 10]) },
    ]
    const ids = suggestMaterias(all, 3).map(({ id_materia }) => id_materia)
    expect(ids).toEqual([2, 1, 3])
  })
})
