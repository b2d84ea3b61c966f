import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankLinesAtEnd, linhasNaProva } from './linhas.ts'

describe('linhasNaProva', () => {
  it.each([
    ['', 0],
    ['   \n\n', 0],
    ['aaaa', 1],
    ['aaaa\nbbbb', 2],
    ['aaaa\n\nbbbb', 3],
    ['aaaa\r\nbbbb\n\n', 2],
    ['aaaa bbbbb', 1],
    ['aaaa bbbbbb', 2],
    ['aaaaaaaaaa bb', 2],
    ['aaaaaaaaaaaa', 2],
    ['aa aaaaaaaaaaaa bb', 3],
  ])('of %j on lines of ten characters is %i', (texto, expected) => {
    expect(linhasNaProva(texto, 10)).toBe(expected)
  })

  it('is at least what its characters take, and grows with the text', () => {
    const texto = fc.array(fc.constantFrom('o', 'casa', 'atravessar', '\n'), { maxLength: 60 })
    fc.assert(
      fc.property(texto, (words) => {
        const whole = words.join(' ').trim()
        const part = words.slice(0, -1).join(' ').trim()
        const longest = whole.split('\n').map((line) => line.trim().length)
        expect(linhasNaProva(whole)).toBeGreaterThanOrEqual(linhasNaProva(part))
        expect(linhasNaProva(whole) * 62).toBeGreaterThanOrEqual(Math.max(...longest))
      }),
    )
  })
})

describe('blankLinesAtEnd', () => {
  it.each([
    ['a', 0],
    ['a\n', 1],
    ['a\n \n', 2],
    ['a\n\nb', 0],
  ])('of %j are %i', (texto, expected) => {
    expect(blankLinesAtEnd(texto)).toBe(expected)
  })
})
