import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inRange, pageFrom, SCALE_RANGE, searchInWords, zoomed } from './reading.ts'

it('keeps a typed page among those there are', () => {
  expect(pageFrom('3', 6)).toBe(3)
  expect(pageFrom(' 3 ', 6)).toBe(3)
  expect(pageFrom('0', 6)).toBe(1)
  expect(pageFrom('99', 6)).toBe(6)
  expect(pageFrom('', 6)).toBeNull()
  expect(pageFrom('três', 6)).toBeNull()
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 500 }), (text, pages) => {
      const page = pageFrom(text, pages)
      expect(page === null || (page >= 1 && page <= pages)).toBe(true)
    }),
  )
})

it.each([
  [{ status: 'pending', current: 0, total: 0 }, 'Buscando…'],
  [{ status: 'found', current: 2, total: 14 }, '2 de 14'],
  [{ status: 'found', current: 0, total: 3 }, '1 de 3'],
  [{ status: 'none', current: 0, total: 0 }, 'Nada encontrado'],
] as const)('says of %j: %s', (search, words) => {
  expect(searchInWords(search)).toBe(words)
})

it('zooms by steps that end exactly at the ends of the range', () => {
  const { min, max } = SCALE_RANGE
  fc.assert(
    fc.property(fc.double({ min, max, noNaN: true }), (scale) => {
      const larger = zoomed(scale, 'in')
      const smaller = zoomed(scale, 'out')
      expect(inRange(larger)).toBe(larger)
      expect(inRange(smaller)).toBe(smaller)
      expect(larger > scale || scale === max).toBe(true)
      expect(smaller < scale || scale === min).toBe(true)
    }),
  )
  expect([zoomed(0.3, 'out'), zoomed(4.3, 'in')]).toEqual([min, max])
  expect([zoomed(0.45, 'in'), zoomed(0.54, 'out')]).toEqual([0.54, 0.45])
})
