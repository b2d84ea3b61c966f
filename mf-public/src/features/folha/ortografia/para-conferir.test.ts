import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyOf, paraConferir, wordsIn } from './para-conferir.ts'

const words = (texto: string, textos: string[] = []) =>
  paraConferir(texto, wordsIn(textos)).map(({ palavra }) => palavra)

describe('the words whose spelling is checked', () => {
  it.each([
    ['names', 'Vi a Zuleica. Zuleica riu.', ['Vi', 'a', 'riu']],
    ['abbreviations', 'A ONU e o IBGE', ['A', 'e', 'o']],
    ['numbers', 'Em 2025, 3º lugar, 1,5 km', ['Em', 'lugar', 'km']],
  ])('are not %s', (_, texto, expected) => {
    expect(words(texto)).toEqual(expected)
  })

  it('are not those of the texts of the theme, whatever their case', () => {
    expect(words('A cumbuca de Xilóia', ['A CUMBUCA velha', 'xilóia'])).toEqual(['de'])
  })

  it('begin a sentence with a capital and are checked all the same', () => {
    expect(words('Concerteza. “Mas” sim')).toEqual(['Concerteza', 'Mas', 'sim'])
  })

  it('come once each, with every place, which holds that word', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.lorem()), (texto) => {
        const found = paraConferir(texto, new Set())
        const keys = found.map(({ palavra }) => keyOf(palavra))
        expect(new Set(keys).size).toBe(keys.length)
        for (const { palavra, passagens } of found) {
          for (const { from, to } of passagens) {
            expect(keyOf(texto.slice(from, to))).toBe(keyOf(palavra))
          }
        }
      }),
    )
  })
})
