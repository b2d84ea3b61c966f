import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { device, type OwnDevice } from './device.ts'
import { hasOneOfTheDay, nameOf } from './levada-names.ts'

it.each([
  ['plano', true],
  ['revisao', true],
  ['materia', false],
] as const)('of what was saved, %s is for one day: %s', async (tipo, expected) => {
  const own = device.of(tipo)
  expect(await hasOneOfTheDay(own)).toBe(false)
  await own.update<unknown>(nameOf({ tipo, id: 0 }), () => ({ tipo }))
  expect(await hasOneOfTheDay(own)).toBe(expected)
})

it('nothing is for one day where the device refuses to tell', async () => {
  const own: OwnDevice = { ...device.of('1'), read: () => Promise.reject(new Error('refused')) }
  expect(await hasOneOfTheDay(own)).toBe(false)
})
