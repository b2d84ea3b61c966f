import 'fake-indexeddb/auto'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { expect, it } from 'vitest'
import { device } from './device.ts'
import { keepVista, novasCorrecoes } from './redacoes-vistas.ts'

const HOJE = '2026-03-15'
const SEE_1 = 'POST /redacoes-enviadas/1/vista'
const redacao = (id: number, vista_em?: string | null, dia = '2026-03-14') => ({
  id,
  entregue_em: `${dia}T12:00:00.000Z`,
  vista_em,
})
type Redacao = ReturnType<typeof redacao>
const novas = async (owner: string, redacoes: readonly Redacao[]) =>
  (await novasCorrecoes(device.of(owner), redacoes, HOJE)).map(({ id }) => id)

it('calls the corrections of two weeks news that were not opened here, of each account', async () => {
  const all = [redacao(1), redacao(2, undefined, '2026-03-02'), redacao(3, undefined, '2026-02-28')]
  expect(await novas('conta-1', all)).toEqual([1, 2])
  await keepVista(device.of('conta-1'), redacao(1))
  expect(await novas('conta-1', all)).toEqual([2])
  expect(await novas('conta-2', all)).toEqual([1, 2])
})

it('keeps the last fifty, and goes on where another hand has left something else', async () => {
  const ana = device.of('conta-3')
  await ana.update<unknown>('redacoes-vistas/1', () => ({ ids: 'all' }))
  for (let id = 1; id <= 51; id++) await keepVista(ana, { id })
  expect(await novas('conta-3', [redacao(51), redacao(2), redacao(1)])).toEqual([1])
})

it('is no news once it was opened on another device', async () => {
  expect(
    await novas('conta-4', [redacao(1, '2026-03-14T13:00:00.000Z'), redacao(2, null)]),
  ).toEqual([2])
})

it('tells the account that it was opened here, again where no answer came', async () => {
  const ana = device.of('conta-5')
  const lost = fakeServer({ [SEE_1]: new ApiError(0, undefined) }, ['redacoes_enviadas'])
  await keepVista(ana, redacao(1, null))
  expect(lost).toEqual([SEE_1])
  const calls = fakeServer({ [SEE_1]: { id: 1 } }, ['redacoes_enviadas'])
  expect(await novas('conta-5', [redacao(1, null), redacao(2, null)])).toEqual([2])
  expect(calls).toEqual([SEE_1])
  await novas('conta-5', [redacao(1, '2026-03-15T13:00:00.000Z')])
  expect(calls).toEqual([SEE_1])
})

it('tells nothing to a server that does not keep it', async () => {
  const calls = fakeServer({}, ['redacoes_enviadas'])
  await keepVista(device.of('conta-6'), redacao(1))
  expect(await novas('conta-6', [redacao(1)])).toEqual([])
  expect(calls).toEqual([])
})
