import { expect, it } from 'vitest'
import { fakeOwnDevice, refuseReads } from '../../testing/fake-device.ts'
import { keepPagina, paginaLida } from './pagina-lida.ts'

const urlOf = (number: number) => `http://api.test/arquivos/${number}.pdf`

it('knows the page of each PDF that was read, and the first page of others', async () => {
  const ownDevice = fakeOwnDevice()
  await keepPagina(ownDevice, urlOf(1), 3)
  await keepPagina(ownDevice, urlOf(2), 7)
  await keepPagina(ownDevice, urlOf(1), 4)
  const pages = [1, 2, 3].map((number) => paginaLida(ownDevice, urlOf(number)))
  expect(await Promise.all(pages)).toEqual([4, 7, 1])
})

it('forgets those that were not read for long', async () => {
  const ownDevice = fakeOwnDevice()
  for (let number = 0; number <= 50; number++) await keepPagina(ownDevice, urlOf(number), 2)
  expect(await paginaLida(ownDevice, urlOf(0))).toBe(1)
  expect(await paginaLida(ownDevice, urlOf(1))).toBe(2)
})

it.each([null, 'x', [[urlOf(1)]], [[urlOf(1), 0]], [[7, 3]], { 1: 3 }])(
  'begins at the first page where the device keeps %j',
  async (kept) => {
    const ownDevice = fakeOwnDevice()
    ownDevice.put('leitor/1', kept)
    expect(await paginaLida(ownDevice, urlOf(1))).toBe(1)
    await keepPagina(ownDevice, urlOf(1), 5)
    expect(await paginaLida(ownDevice, urlOf(1))).toBe(5)
  },
)

it('begins at the first page where the device cannot be read', async () => {
  const ownDevice = fakeOwnDevice()
  refuseReads(ownDevice)
  expect(await paginaLida(ownDevice, urlOf(1))).toBe(1)
})
