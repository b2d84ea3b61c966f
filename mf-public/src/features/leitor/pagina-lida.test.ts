import { expect, it } from 'vitest'
import { fakeAparelho, refuseReads } from '../../testing/fake-device.ts'
import { keepPagina, paginaLida } from './pagina-lida.ts'

const urlOf = (number: number) => `http://api.test/arquivos/${number}.pdf`

it('knows the page of each PDF, and the first of those that nobody has read', async () => {
  const aparelho = fakeAparelho()
  await keepPagina(aparelho, urlOf(1), 3)
  await keepPagina(aparelho, urlOf(2), 7)
  await keepPagina(aparelho, urlOf(1), 4)
  const pages = [1, 2, 3].map((number) => paginaLida(aparelho, urlOf(number)))
  expect(await Promise.all(pages)).toEqual([4, 7, 1])
})

it('forgets those that were not read for long', async () => {
  const aparelho = fakeAparelho()
  for (let number = 0; number <= 50; number++) await keepPagina(aparelho, urlOf(number), 2)
  expect(await paginaLida(aparelho, urlOf(0))).toBe(1)
  expect(await paginaLida(aparelho, urlOf(1))).toBe(2)
})

it.each([null, 'x', [[urlOf(1)]], [[urlOf(1), 0]], [[7, 3]], { 1: 3 }])(
  'begins at the first page where the device keeps %j',
  async (kept) => {
    const aparelho = fakeAparelho()
    aparelho.put('leitor/1', kept)
    expect(await paginaLida(aparelho, urlOf(1))).toBe(1)
    await keepPagina(aparelho, urlOf(1), 5)
    expect(await paginaLida(aparelho, urlOf(1))).toBe(5)
  },
)

it('begins at the first page where the device cannot be read', async () => {
  const aparelho = fakeAparelho()
  refuseReads(aparelho)
  expect(await paginaLida(aparelho, urlOf(1))).toBe(1)
})
