import { expect, it } from 'vitest'
import { Leitura } from './tempo-de-leitura.ts'

it('adds up what each question was looked at, also when one comes back to it', () => {
  const leitura = new Leitura(0, 1000)
  leitura.turnTo(1, 11_000)
  leitura.turnTo(0, 14_000)
  leitura.turnTo(0, 19_400)
  expect([0, 1, 2].map((place) => leitura.segundosOf(place))).toEqual([15, 3, 0])
})

it('stands still while the page is hidden', () => {
  const leitura = new Leitura(0, 0)
  leitura.pause(5000)
  leitura.pause(60_000)
  leitura.resume(100_000)
  leitura.resume(104_000)
  leitura.turnTo(1, 107_000)
  expect(leitura.segundosOf(0)).toBe(12)
})

it('says no more than an hour, and nothing of a clock that was put back', () => {
  const leitura = new Leitura(0, 10_000)
  leitura.turnTo(1, 0)
  leitura.turnTo(2, 9_000_000)
  expect([0, 1].map((place) => leitura.segundosOf(place))).toEqual([0, 3600])
})
