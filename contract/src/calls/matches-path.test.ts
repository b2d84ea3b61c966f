import { expect, it } from 'vitest'
import { matchesPath } from './matches-path.ts'

it.each([
  ['/simulados/{id}', '/simulados/7', true],
  ['/simulados/{id}', '/simulados/7/', true],
  ['/simulados/{id}', '/simulados', false],
  ['/simulados/{id}', '/simulados/7/8', false],
  ['/login', '/login/', true],
  ['/login', '/logins', false],
  ['/', '', true],
])('%s names %s: %s', (path, local, expected) => {
  expect(matchesPath(path, local)).toBe(expected)
})
