import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byCount } from './plural.ts'

it('has one in the singular, and none and several in the plural', () => {
  expect(byCount(1, 'questão', 'questões')).toBe('questão')
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(byCount(count, 'one', 'many')).toBe(count === 1 ? 'one' : 'many')
    }),
  )
})
