import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawTema, whyNoDraw } from './sorteio.ts'

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

  it('draws each of them at some time', () => {
    const all = [{ id: 1 }, { id: 2 }, { id: 3 }]
    const drawn = Array.from({ length: 200 }, () => drawTema(all, 2)?.id)
    expect(new Set(drawn)).toEqual(new Set([1, 3]))
  })
})

describe('whyNoDraw', () => {
  it.each([
    ['', 3, null],
    ['a', 3, 'O tema não muda depois que você começa a escrever.'],
    [' ', 'indisponiveis', 'O tema não muda depois que você começa a escrever.'],
    ['', 0, 'Por enquanto, só há este tema.'],
    ['', 'procurando', 'Procurando outros temas…'],
    ['', 'indisponiveis', 'Não foi possível trazer outros temas.'],
  ] as const)('with %j written and %j others: %j', (texto, outros, expected) => {
    expect(whyNoDraw(texto, outros)).toBe(expected)
  })
})
