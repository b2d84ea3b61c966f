import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cutPassagens, isWithin } from './anotacoes.ts'

const lengths = fc.nat(40)
const passagens = fc.array(
  fc.record({ inicio: fc.integer({ min: -2, max: 45 }), fim: fc.integer({ min: -2, max: 45 }) }),
  { maxLength: 8 },
)

it('cuts a text into pieces that are the text, none of them empty', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), passagens, (texto, marks) => {
      const pieces = cutPassagens(texto.length, marks)
      expect(pieces.map(({ inicio, fim }) => texto.slice(inicio, fim)).join('')).toBe(texto)
      expect(pieces.every(({ inicio, fim }) => inicio < fim)).toBe(true)
    }),
  )
})

it('names for each character exactly the passages that it stands in', () => {
  fc.assert(
    fc.property(lengths, passagens, (length, marks) => {
      const pieces = cutPassagens(length, marks)
      for (let at = 0; at < length; at++) {
        const piece = pieces.find(({ inicio, fim }) => inicio <= at && at < fim)
        const expected = marks.flatMap((mark, place) =>
          isWithin(mark, length) && mark.inicio <= at && at < mark.fim ? [place] : [],
        )
        expect(piece?.anotacoes).toEqual(expected)
      }
    }),
  )
})

it.each([
  { inicio: 0, fim: 1 },
  { inicio: 9, fim: 10 },
  { inicio: 0, fim: 10 },
])('takes %j for a passage of ten characters', (passagem) => {
  expect(isWithin(passagem, 10)).toBe(true)
})

it.each([
  { inicio: 3, fim: 3 },
  { inicio: 4, fim: 3 },
  { inicio: -1, fim: 3 },
  { inicio: 0, fim: 11 },
  { inicio: 0.5, fim: 3 },
])('takes %j for no passage of ten characters', (passagem) => {
  expect(isWithin(passagem, 10)).toBe(false)
})
