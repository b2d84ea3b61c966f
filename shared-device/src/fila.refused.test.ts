import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { expect, it, vi } from 'vitest'
import { device } from './device.ts'
import { fakeServer } from './fila.fixture.ts'
import { FilaDeTentativas } from './fila.ts'
import { answer } from './tentativa.fixture.ts'

it('gives what the device refuses to keep of a visitor to one account alone', async () => {
  const { http } = fakeServer()
  const fila = new FilaDeTentativas({ device, http, session })
  vi.spyOn(console, 'warn').mockReturnValue()
  expect(await fila.heldFor('visitante')).toEqual([])
  const refused = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  const one = answer()
  await fila.add('visitante', [one])
  refused.mockRestore()
  for (const owner of ['conta-1', 'conta-2']) await fila.takeOver(owner)
  const held = ['visitante', 'conta-1', 'conta-2'].map((owner) => fila.heldFor(owner))
  expect(await Promise.all(held)).toEqual([[], [one], []])
  vi.restoreAllMocks()
})
