import fc from 'fast-check'
import { expect, it } from 'vitest'
import { numberSet } from './katex-options.ts'

it('has a letter of its own for each set of numbers', () => {
  expect(Array.from('CNQRZ', numberSet).join('')).toBe('ℂℕℚℝℤ')
})

it('gives a letter that reads the same, whatever it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (letter) => {
      expect(numberSet(letter).normalize('NFKC')).toBe(letter.normalize('NFKC'))
    }),
    // `valueOf` is a property of every object, so that a lookup in a plain object would find it.
    { examples: [['valueOf']] },
  )
})
