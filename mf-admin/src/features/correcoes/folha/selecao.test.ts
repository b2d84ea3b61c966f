import fc from 'fast-check'
import { expect, it } from 'vitest'
import { textoNoCampo, trimmedPassagem } from './selecao.ts'

/** Texts with every kind of line break that a server may give back. */
const textos = fc
  .array(fc.constantFrom('a', 'é', '😀', ' ', '\n', '\r\n', '\r'), { maxLength: 30 })
  .map((parts) => parts.join(''))

it('shows what a field shows of a text', () => {
  fc.assert(
    fc.property(textos, (texto) => {
      const field = document.createElement('textarea')
      field.value = texto.replaceAll(/\r\n?/g, '\n')
      expect(textoNoCampo(texto).campo).toBe(field.value)
    }),
  )
})

it('finds every passage of the field in the text, and back', () => {
  fc.assert(
    fc.property(textos, fc.nat(40), fc.nat(40), (texto, a, b) => {
      const { campo, toTexto, toCampo } = textoNoCampo(texto)
      const inicio = Math.min(a, b, campo.length)
      const fim = Math.min(Math.max(a, b), campo.length)
      const inTexto = toTexto({ inicio, fim })
      const words = texto.slice(inTexto.inicio, inTexto.fim)
      expect(words.replaceAll(/\r\n?/g, '\n')).toBe(campo.slice(inicio, fim))
      expect(toCampo(inTexto)).toEqual({ inicio, fim })
    }),
  )
})

it('leaves the blanks around a selection out of it', () => {
  expect(trimmedPassagem('Era  uma vez', { inicio: 3, fim: 9 })).toEqual({ inicio: 5, fim: 8 })
  expect(trimmedPassagem('Era  uma', { inicio: 3, fim: 5 })).toBeNull()
  expect(trimmedPassagem('Era', { inicio: 1, fim: 1 })).toBeNull()
})

it.each([
  ['half of a pair', 'a😀b', [1, 2], '😀'],
  ['the other half', 'a😀b', [2, 4], '😀b'],
  ['a letter without its accent', 'me\u0301dia', [0, 2], 'me\u0301'],
  ['an accent without its letter', 'me\u0301dia', [2, 4], 'e\u0301d'],
  ['one of a family', 'a👩‍👧b', [1, 3], '👩‍👧'],
  ['a caret within', 'a😀b', [2, 2], null],
] as const)('takes characters as a whole: %s', (_name, texto, [inicio, fim], words) => {
  const trimmed = trimmedPassagem(texto, { inicio, fim })
  expect(trimmed && texto.slice(trimmed.inicio, trimmed.fim)).toBe(words)
})
