import { expect, it } from 'vitest'
import { excerptOf } from './outcome.ts'

const SOURCE = 'const a = 1\n  return a < b\n    ? a\n    : b + c\n'

it('cuts out what stands in a line, and gives the line without its indent', () => {
  const place = { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } }
  expect(excerptOf(SOURCE, place)).toEqual({ line: 'return a < b', code: 'a < b' })
})

it('cuts out what goes over several lines as one', () => {
  const place = { start: { line: 2, column: 10 }, end: { line: 4, column: 8 } }
  expect(excerptOf(SOURCE, place)).toEqual({ line: 'return a < b', code: 'a < b ? a : b' })
})
