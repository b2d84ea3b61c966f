import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDesacordo, notaFinalOf } from './duas-correcoes.ts'
import { notasOf, RUBRICAS, type IdDeRubrica } from './rubricas.ts'

const enem = (...notas: number[]) => {
  const [norma, tema, argumentos, coesao, intervencao] = notas
  return { rubrica: 'enem', notas: { norma, tema, argumentos, coesao, intervencao } } as {
    rubrica: 'enem'
    notas: Record<string, number>
  }
}

const ANY = fc.constantFrom<IdDeRubrica>('enem', 'rumo').chain((rubrica) => {
  const one = fc.record(
    Object.fromEntries(
      RUBRICAS[rubrica].criterios.map((criterio) => [
        criterio.id,
        fc.constantFrom(...notasOf(criterio)),
      ]),
    ),
  )
  return fc.tuple(one, one).map(
    ([a, b]) =>
      [
        { rubrica, notas: a },
        { rubrica, notas: b },
      ] as const,
  )
})

describe('two corrections', () => {
  it.each([
    [enem(160, 160, 160, 160, 160), enem(160, 160, 160, 120, 120), false],
    [enem(160, 160, 160, 160, 160), enem(120, 120, 120, 160, 160), true],
    [enem(200, 80, 160, 160, 160), enem(120, 160, 160, 160, 160), false],
    [enem(200, 80, 160, 160, 160), enem(80, 160, 160, 160, 160), true],
  ])('of %o and %o differ too much: %s', (a, b, isTooMuch) => {
    expect(isDesacordo(a, b)).toBe(isTooMuch)
  })

  it('differ as much whichever came first, and none from itself', () => {
    fc.assert(
      fc.property(ANY, ([a, b]) => {
        expect(isDesacordo(a, b)).toBe(isDesacordo(b, a))
        expect(isDesacordo(a, a)).toBe(false)
      }),
    )
  })
})

describe('the grade of an essay', () => {
  it.each([
    [[], 1, undefined],
    [[640], 1, { nota: 640, de: 1 }],
    [[640, 720], 1, { nota: 720, de: 1 }],
    [[640, 720], 2, { nota: 680, de: 2 }],
    [[57, 60], 2, { nota: 59, de: 2 }],
    [[400, 800, 720], 3, { nota: 760, de: 2 }],
    [[400, 800, 480], 3, { nota: 440, de: 2 }],
    [[400, 800, 600], 3, { nota: 600, de: 3 }],
    [[700, 700, 400], 3, { nota: 700, de: 2 }],
    [[640, 720, 0], 2, { nota: 680, de: 2 }],
  ])('from %o of %i is %o', (notas, corretores, nota) => {
    expect(notaFinalOf(notas, corretores)).toEqual(nota)
  })

  const NOTAS = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 3 })

  it('lies between those that were given, in whatever order they came', () => {
    fc.assert(
      fc.property(NOTAS, (notas) => {
        const nota = notaFinalOf(notas, 3)?.nota ?? -1
        expect(nota).toBeGreaterThanOrEqual(Math.min(...notas))
        expect(nota).toBeLessThanOrEqual(Math.max(...notas))
        expect(notaFinalOf(notas.toReversed(), 3)?.nota).toBe(nota)
      }),
    )
  })
})
