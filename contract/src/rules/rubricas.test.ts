import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  IDS_DE_RUBRICAS,
  isNota,
  maximoOf,
  missingNotas,
  notaOf,
  notasOf,
  RUBRICAS,
} from './rubricas.ts'

const rubricas = Object.values(RUBRICAS)
const rubrica = fc.constantFrom(...rubricas)
const graded = rubrica.chain((one) =>
  fc
    .tuple(...one.criterios.map((criterio) => fc.constantFrom(...notasOf(criterio))))
    .map((notas) => ({
      rubrica: one,
      notas: Object.fromEntries(one.criterios.map(({ id }, index) => [id, notas[index] ?? null])),
    })),
)

describe('the rubrics', () => {
  it('are five criteria of 0 to 200 in steps of 40, and five of 0 to 20', () => {
    const { enem, rumo } = RUBRICAS
    expect(enem.criterios.map(notasOf)).toEqual(
      enem.criterios.map(() => [0, 40, 80, 120, 160, 200]),
    )
    expect(rumo.criterios.map(({ maximo, passo }) => [maximo, passo])).toEqual(
      rumo.criterios.map(() => [20, 1]),
    )
    expect([enem.criterios.length, rumo.criterios.length]).toEqual([5, 5])
    expect([maximoOf(enem), maximoOf(rumo)]).toEqual([1000, 100])
  })

  it('keep the ids by which essays were graded', () => {
    const ids = rubricas.map(({ id, criterios }) => [id, ...criterios.map((one) => one.id)])
    expect(ids).toEqual([
      ['enem', 'norma', 'tema', 'argumentos', 'coesao', 'intervencao'],
      ['rumo', 'tema', 'genero', 'coerencia', 'coesao', 'norma'],
    ])
    expect(IDS_DE_RUBRICAS).toEqual(Object.keys(RUBRICAS))
  })

  it('say of themselves and of each criterion what they are', () => {
    for (const { nome, descricao } of rubricas.flatMap((one) => [one, ...one.criterios])) {
      expect(nome).toMatch(/^[A-Z].*[a-zA-Z]$/)
      expect(descricao).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('have each an id of its own, as have their criteria', () => {
    for (const [id, { criterios, ...one }] of Object.entries(RUBRICAS)) {
      expect(one.id).toBe(id)
      expect(new Set(criterios.map((criterio) => criterio.id)).size).toBe(criterios.length)
    }
  })
})

describe('notaOf', () => {
  it('adds up what was given, within what the rubric gives', () => {
    fc.assert(
      fc.property(graded, ({ rubrica: one, notas }) => {
        const nota = notaOf(one, notas)
        expect(nota).toBe(
          Object.values(notas).reduce((sum: number, given) => sum + (given ?? 0), 0),
        )
        expect(nota).toBeLessThanOrEqual(maximoOf(one))
        expect(notaOf(one, { ...notas, outro: 40 })).toBe(nota)
      }),
    )
  })

  it('gives none while a criterion has none, or one that it cannot have, and names it', () => {
    const impossible = fc.constantFrom(null, -40, 1000, 0.5, NaN)
    fc.assert(
      fc.property(graded, fc.nat(4), impossible, ({ rubrica: one, notas }, at, wrong) => {
        const criterio = one.criterios[at]
        if (!criterio) throw new Error('Every rubric has five')
        const spoilt = { ...notas, [criterio.id]: wrong }
        expect(notaOf(one, spoilt)).toBeNull()
        expect(missingNotas(one, spoilt)).toEqual([criterio])
      }),
    )
    expect(missingNotas(RUBRICAS.rumo, {})).toEqual(RUBRICAS.rumo.criterios)
  })
})

it('takes exactly the grades of its steps', () => {
  const criterios = fc.constantFrom(...rubricas.flatMap((one) => one.criterios))
  fc.assert(
    fc.property(criterios, fc.integer({ min: -50, max: 300 }), (criterio, nota) => {
      expect(isNota(criterio, nota)).toBe(notasOf(criterio).includes(nota))
    }),
  )
})
