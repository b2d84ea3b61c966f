import { expect, it } from 'vitest'
import { numbersNamed } from './numbers.ts'

it.each([
  ['06 e 07', [6, 7]],
  ['8 a 10', [8, 9, 10]],
  ['de 51 até 53', [51, 52, 53]],
  ['1, 2 e 4', [1, 2, 4]],
  ['12-14', [12, 13, 14]],
  ['número 05', [5]],
  ['(06) a (08)', [6, 7, 8]],
  ['1 a 60', Array.from({ length: 60 }, (_, index) => index + 1)],
  // No announcement in an exam covers so many questions, so the number is a year or a page.
  ['1 a 61', [1, 61]],
])('numbersNamed reads %j as %j', (phrase, numbers) => {
  expect(numbersNamed(phrase)).toEqual(numbers)
})
