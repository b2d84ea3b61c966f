import { expect, it } from 'vitest'
import { beginningOf, endOf } from './recorte.ts'

it.each([
  ['A ponte é imensa', 16, 'A ponte é imensa'],
  ['A ponte é imensa', 12, 'A ponte é…'],
  ['A ponte é imensa', 9, 'A ponte é…'],
  [' a sociedade inteira', 11, ' a…'],
  [' inconstitucional', 5, ' inco…'],
])('%j is cut after a whole word, with %i characters', (line, max, cut) => {
  expect(beginningOf(line, max)).toBe(cut)
})

it.each([
  ['imensa é a ponte', 16, 'imensa é a ponte'],
  ['imensa é a ponte', 12, '…é a ponte'],
  ['imensa é a ponte ', 6, '…ponte '],
  ['inconstitucional', 5, '…cional'],
])('%j is cut before a whole word, with %i characters', (line, max, cut) => {
  expect(endOf(line, max)).toBe(cut)
})
