import { expect, it } from 'vitest'
import { fakeOwnDevice, refuseUpdates } from '../../testing/fake-device.ts'
import { chavesOf } from './chaves-das-revisoes.ts'

it('names the answer to a question once a day', async () => {
  const ownDevice = fakeOwnDevice()
  const [um, dois] = await chavesOf(ownDevice, [1, 2], '2026-03-01')
  expect(new Set([um, dois]).size).toBe(2)
  expect(await chavesOf(ownDevice, [2, 1], '2026-03-01')).toEqual([dois, um])
  // On another day it is another answer. With the same name, the server would take it for the one that it already has.
  expect(await chavesOf(ownDevice, [1], '2026-03-02')).not.toEqual([um])
})

it('has names where the device keeps none', async () => {
  const ownDevice = fakeOwnDevice()
  refuseUpdates(ownDevice)
  expect(new Set(await chavesOf(ownDevice, [1, 2], '2026-03-01')).size).toBe(2)
})
