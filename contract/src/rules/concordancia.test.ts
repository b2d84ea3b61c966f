import fc from 'fast-check'
import { sum } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { kappaDe, MIN_PARES, type SomasDePares } from './concordancia.ts'

type Par = readonly [number, number]

const GRAUS = 6

function somasDe(pares: readonly Par[]): SomasDePares {
  const notas = pares.flat().map((grau) => grau / (GRAUS - 1))
  return {
    pares: pares.length,
    soma: sum(notas),
    somaDosQuadrados: sum(notas.map((nota) => nota ** 2)),
    somaDosQuadradosDasDiferencas: sum(pares.map(([a, b]) => ((a - b) / (GRAUS - 1)) ** 2)),
  }
}

/** Kappa by its definition: observed and expected disagreement, summed over a table of all pairs of grades. */
function kappaByTable(pares: readonly Par[]): number {
  const both = pares.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
  const part = (is: (par: Par) => boolean) => both.filter(is).length / both.length
  let observed = 0
  let expected = 0
  for (let a = 0; a < GRAUS; a++) {
    for (let b = 0; b < GRAUS; b++) {
      const weight = (a - b) ** 2
      observed += weight * part((par) => par[0] === a && par[1] === b)
      expected += weight * part((par) => par[0] === a) * part((par) => par[1] === b)
    }
  }
  return 1 - observed / expected
}

const grau = fc.integer({ min: 0, max: GRAUS - 1 })
const pares = fc.array(fc.tuple(grau, grau), { minLength: MIN_PARES, maxLength: 40 })

describe('the agreement of correctors', () => {
  it('is what the table of grades by grades gives, whatever the pairs', () => {
    fc.assert(
      fc.property(pares, (given) => {
        fc.pre(new Set(given.flat()).size > 1)
        expect(kappaDe(somasDe(given))).toBeCloseTo(kappaByTable(given), 9)
      }),
      { numRuns: runs(100) },
    )
  })

  it('is 1 where all pairs are alike, and less the further apart they are', () => {
    const alike: Par[] = Array.from({ length: 12 }, (_, i) => [i % GRAUS, i % GRAUS])
    const near = alike.map(([a, b], i): Par => (i === 0 ? [a + 1, b] : [a, b]))
    const far = alike.map(([a, b], i): Par => (i === 0 ? [a + 5, b] : [a, b]))
    expect(kappaDe(somasDe(alike))).toBeCloseTo(1, 9)
    expect(kappaDe(somasDe(near))).toBeLessThan(1)
    expect(kappaDe(somasDe(far))).toBeLessThan(kappaDe(somasDe(near)) ?? 0)
  })

  it.each([
    ['too few pairs', Array.from({ length: MIN_PARES - 1 }, (_, i): Par => [i % 2, i % 2])],
    ['grades that do not differ', Array.from({ length: 50 }, (): Par => [3, 3])],
  ])('is nothing with %s', (_, given) => {
    expect(kappaDe(somasDe(given))).toBeNull()
  })
})
