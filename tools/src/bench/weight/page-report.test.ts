import { expect, it } from 'vitest'
import { median } from './page-report.ts'

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[10, 9, 100], 10],
  [[null, 5, undefined], 5],
  [[null], null],
  [[], null],
])('the middle of %j is %j', (values, middle) => {
  expect(median(values)).toBe(middle)
})
