import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MARCAS, marcar, type Troca } from './marcas.ts'

const [negrito] = MARCAS

const apply = (texto: string, { from, to, novo }: Troca) =>
  texto.slice(0, from) + novo + texto.slice(to)

/** Marks the text between two bars. In the result, two bars show the new selection. */
function marked(barred: string): string {
  const [before = '', inside = '', after = ''] = barred.split('|')
  const texto = before + inside + after
  const troca = marcar(texto, [before.length, before.length + inside.length], negrito)
  const [start, end] = troca.selecao
  const all = apply(texto, troca)
  return `${all.slice(0, start)}|${all.slice(start, end)}|${all.slice(end)}`
}

describe('marcar', () => {
  it.each([
    ['a |terra| gira', 'a <b>|terra|</b> gira'],
    ['a |terra |gira', 'a <b>|terra|</b> gira'],
    ['a <b>|terra|</b> gira', 'a |terra| gira'],
    ['a |<b>terra</b>| gira', 'a |terra| gira'],
    ['a || gira', 'a <b>||</b> gira'],
    ['a <b>||</b> gira', 'a || gira'],
    ['|b|', '<b>|b|</b>'],
  ])('makes of %j %j', (before, after) => {
    expect(marked(before)).toBe(after)
  })

  it('frees of a mark what it marked, in any text, with every mark', () => {
    const part = fc.string({ unit: fc.constantFrom('a', 'é', ' ', '\n', '<', '>', '\\', '😀') })
    fc.assert(
      fc.property(part, part, part, fc.constantFrom(...MARCAS), (before, inside, after, marca) => {
        const texto = before + inside + after
        const once = marcar(texto, [before.length, before.length + inside.length], marca)
        const again = marcar(apply(texto, once), once.selecao, marca)
        expect(apply(apply(texto, once), again)).toBe(texto)
      }),
    )
  })

  it('has a key of its own for each mark', () => {
    expect(new Set(MARCAS.map(({ tecla }) => tecla)).size).toBe(MARCAS.length)
  })
})
