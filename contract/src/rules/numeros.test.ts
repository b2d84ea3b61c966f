import { expect, it } from 'vitest'
import { numerosInWords } from './numeros.ts'

it.each([
  [[], ''],
  [[3], '3'],
  [[3, 4], '3 e 4'],
  [[3, 4, 5, 6, 7, 8, 9, 10], '3 a 10'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13], '1 a 10, 12 e 13'],
  [[1, 3, 5, 7, 8, 9, 11, 13, 15, 17, 19], '1, 3, 5, 7 a 9, 11, 13, 15, 17 e 19'],
])('says %j as %j', (numeros, words) => {
  expect(numerosInWords(numeros)).toBe(words)
})
