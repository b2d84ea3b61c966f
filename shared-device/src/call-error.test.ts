import { ApiError } from '@rumo/shared-auth'
import { expect, it } from 'vitest'
import { isForLater } from './call-error.ts'

it('what timed out goes later by itself', () => {
  expect(isForLater(new DOMException('Timed out.', 'TimeoutError'))).toBe(true)
})

it.each([
  [0, true],
  [200, true],
  [401, true],
  [403, true],
  [408, true],
  [429, true],
  [503, true],
  [400, false],
  [404, false],
  [409, false],
  [413, false],
])('what was refused with %i goes later by itself: %s', (status, expected) => {
  expect(isForLater(new ApiError(status, undefined))).toBe(expected)
})
