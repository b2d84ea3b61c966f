import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loteOfOrdem, numerosOf } from './ordem.ts'

const numbered = (...numeros: (number | null)[]) =>
  numeros.map((numero, index) => ({ id: index + 1, numero }))

it('gives the numbers that are there in the new order', () => {
  expect(numerosOf(numbered(30, 10, 20))).toEqual([10, 20, 30])
  expect(loteOfOrdem(numbered(1, 3, 2, 4))).toEqual({ ids: [2, 3], numeros: [2, 3] })
})

it('gives a question without a number one, and the next one to those after it', () => {
  expect(numerosOf(numbered(1, null, 2, 3))).toEqual([1, 2, 3, 4])
  expect(loteOfOrdem(numbered(1, null, 2, 3))).toEqual({ ids: [2, 3, 4], numeros: [2, 3, 4] })
})

it('parts what has the same number', () => {
  expect(numerosOf(numbered(1, 2, 2, 3, 9))).toEqual([1, 2, 3, 4, 9])
})

it('asks for nothing where nothing moved', () => {
  expect(loteOfOrdem(numbered(3, 7, 8))).toBeNull()
  expect(loteOfOrdem([])).toBeNull()
})

it('gives rising numbers, the least of which was there', () => {
  const numero = fc.option(fc.integer({ min: 1, max: 200 }), { nil: null })
  fc.assert(
    fc.property(fc.array(numero), (numeros) => {
      const given = numerosOf(numbered(...numeros))
      expect(given).toEqual([...new Set(given)].toSorted((a, b) => a - b))
      expect(given).toHaveLength(numeros.length)
      const own = numeros.flatMap((each) => each ?? [])
      expect(given[0] ?? 1).toBe(own.length > 0 ? Math.min(...own) : 1)
    }),
  )
})
