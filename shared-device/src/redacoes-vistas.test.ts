import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { device } from './device.ts'
import { keepVista, readVistas } from './redacoes-vistas.ts'

it('remembers the corrections that each account looked at', async () => {
  const [ana, leo] = [device.of('conta-1'), device.of('conta-2')]
  expect(await readVistas(ana)).toEqual(new Set())
  await keepVista(ana, 7)
  await keepVista(ana, 9)
  await keepVista(ana, 7)
  expect(await readVistas(ana)).toEqual(new Set([7, 9]))
  expect(await readVistas(leo)).toEqual(new Set())
})

it('keeps the last fifty, and goes on where another hand has left something else', async () => {
  const ana = device.of('conta-3')
  await ana.update<unknown>('redacoes-vistas/1', () => ({ ids: 'all' }))
  for (let id = 1; id <= 51; id++) await keepVista(ana, id)
  const seen = await readVistas(ana)
  expect([seen.size, seen.has(1), seen.has(2)]).toEqual([50, false, true])
})
