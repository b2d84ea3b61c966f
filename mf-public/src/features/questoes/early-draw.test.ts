import { http } from '@rumo/shared-auth'
import { beforeEach, expect, it, vi } from 'vitest'
import { drawQuestoes } from './questoes.calls.ts'
import { someQuestoes } from '../../testing/questoes.ts'
import { takeEarly } from '../../shared/early.ts'

const sorteio = { questoes: someQuestoes(10), disponiveis: 30 }
const early = Promise.resolve({ status: 200, text: JSON.stringify({ dados: sorteio }) })
const { signal } = new AbortController()

beforeEach(() => {
  globalThis.rumoEarly = new Map([['sorteios', early]])
  const address = 'http://api.test/'
  http.configure({ address, extensoes: ['sorteios'], onUnauthorized: () => false })
  vi.restoreAllMocks()
  vi.spyOn(performance, 'now').mockReturnValue(1000)
})

it('is the first draw of any questions, and no other', async () => {
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ dados: sorteio })))
  await drawQuestoes({ id_materia: 3, exceto: [] }, signal)
  await drawQuestoes({ exceto: [1] }, signal)
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(await drawQuestoes({ exceto: [] }, signal)).toEqual(sorteio)
  expect(fetched).toHaveBeenCalledTimes(2)
  await drawQuestoes({ exceto: [] }, signal)
  expect(fetched).toHaveBeenCalledTimes(3)
})

it('is refused as any other call', async () => {
  globalThis.rumoEarly?.set('sorteios', Promise.resolve({ status: 503, text: '' }))
  await expect(drawQuestoes({}, signal)).rejects.toMatchObject({ status: 503 })
  globalThis.rumoEarly?.set('sorteios', Promise.reject(new TypeError('Failed to fetch')))
  await expect(drawQuestoes({}, signal)).rejects.toMatchObject({ status: 0 })
})

it('is none once the page is older', () => {
  vi.spyOn(performance, 'now').mockReturnValue(30_000)
  expect(takeEarly('sorteios')).toEqual({})
})
