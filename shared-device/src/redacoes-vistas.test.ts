import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { device } from './device.ts'
import { keepVista, novaCorrecao, readVistas } from './redacoes-vistas.ts'

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

it('calls the newest correction of two weeks news that was not looked at', () => {
  const corrigidas = ['2026-03-14', '2026-03-02', '2026-02-28'].map((dia, place) => ({
    id: place + 1,
    entregue_em: `${dia}T12:00:00.000Z`,
  }))
  const nova = (...seen: number[]) => novaCorrecao(corrigidas, new Set(seen), '2026-03-15')?.id
  expect([nova(), nova(1), nova(1, 2)]).toEqual([1, 2, undefined])
})
