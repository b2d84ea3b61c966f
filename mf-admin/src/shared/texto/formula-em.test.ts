import { expect, it } from 'vitest'
import { formulaEm } from './formula-em.ts'

const TEXTO = String.raw`Se \(\frac{1}{2}\) e \[x^2\] são`

it.each([
  ['before', 0, null],
  ['between its opening signs', 4, null],
  ['at its begin', 5, String.raw`\frac{1}{2}`],
  ['at its end', 16, String.raw`\frac{1}{2}`],
  ['behind its closing signs', 18, null],
  ['in one of its own line', 24, 'x^2'],
  ['behind all', TEXTO.length, null],
])('gives the formula in which the cursor stands: %s', (_, place, source) => {
  expect(formulaEm(TEXTO, place)).toBe(source)
})

it('gives one that is not closed yet, up to the end of its line', () => {
  expect(formulaEm('\\(x^2\nE', 4)).toBe('x^2')
  expect(formulaEm('\\(x^2\nE', 7)).toBeNull()
})
