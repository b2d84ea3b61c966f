import fc from 'fast-check'
import { LEAST_P_VALUE, pValueOfEvenSpread, randomFrom, spreadOf } from '@rumo/contract/chance'
import { describe, expect, it } from 'vitest'
import { drawTema, takeDrawn, whyNoDraw } from './sorteio-de-tema.ts'

describe('drawTema', () => {
  const temas = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 20 }) }), {
    selector: ({ id }) => id,
  })

  it('draws one of the others, and nothing only where there is no other', () => {
    fc.assert(
      fc.property(temas, fc.option(fc.integer({ min: 1, max: 20 })), (all, exceto) => {
        const others = all.filter(({ id }) => id !== exceto)
        const drawn = drawTema(all, exceto)
        expect(others.length === 0 ? [null] : others).toContain(drawn)
      }),
    )
  })

  it.each([
    [0, [1, 2, 3, 4, 5, 6]],
    [3, [1, 2, 4, 5, 6]],
  ])('favours none of the others where %i is there', (exceto, others) => {
    const draws = 2000
    const random = randomFrom(12)
    const all = [1, 2, 3, 4, 5, 6].map((id) => ({ id }))
    const { drawn } = spreadOf(others.length, draws, () => {
      const tema = drawTema(all, exceto, random)
      return [others.indexOf(tema?.id ?? 0)]
    })
    expect(pValueOfEvenSpread(drawn, draws, 1)).toBeGreaterThan(LEAST_P_VALUE)
  })

  it('goes through all themes as often as it is asked for another, by chance', () => {
    const all = [1, 2, 3].map((id) => ({ id }))
    const seen: number[] = []
    for (let round = 0; round < 200; round++) {
      const tema = drawTema(all, seen.at(-1) ?? null)
      expect(tema?.id).not.toBe(seen.at(-1))
      if (tema) seen.push(tema.id)
    }
    expect(new Set(seen)).toEqual(new Set([1, 2, 3]))
  })
})

describe('takeDrawn', () => {
  const temas = [{ id: 1 }, { id: 2 }]

  it('is the theme that the page drew, once', () => {
    globalThis.rumoTema = 2
    expect(takeDrawn(temas)).toBe(temas[1])
    expect(takeDrawn(temas)).toBeNull()
  })

  it('is none that is no longer there', () => {
    globalThis.rumoTema = 3
    expect(takeDrawn(temas)).toBeNull()
  })
})

describe('whyNoDraw', () => {
  it.each([
    ['', 3, null],
    ['a', 3, 'O tema não muda depois que você começa a escrever.'],
    [' ', 'indisponiveis', 'O tema não muda depois que você começa a escrever.'],
    ['', 0, 'Por enquanto, só há este tema.'],
    ['', 'procurando', 'Procurando outros temas…'],
    ['', 'indisponiveis', 'Não foi possível carregar outros temas.'],
  ] as const)('with %j written and %j others: %j', (texto, outros, expected) => {
    expect(whyNoDraw(texto, outros)).toBe(expected)
  })
})
