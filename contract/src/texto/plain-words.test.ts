import { expect, it } from 'vitest'
import { plainWordsOf } from './plain-words.ts'

it('plainWordsOf says a formula as one reads it', () => {
  const texto = String.raw`Quanto é <b>\(\frac{1}{2} x^2\)</b>?`
  expect(plainWordsOf(texto)).toBe('Quanto é 1/2 x²?')
})
