// @vitest-environment node
import * as contract from '@rumo/contract'
import { sorteios, type Call } from '@rumo/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, json, startApi } from './api-server.fixture.ts'
import { http } from './http.ts'
import { session } from './session.ts'

const api = startApi()
const onUnauthorized = vi.fn<(token: string) => boolean>()
beforeEach(() => http.configure({ address: api.address, extensoes: ['sorteios'], onUnauthorized }))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  onUnauthorized.mockReset()
})

const CALLS = Object.values(contract)
  .filter((exported) => typeof exported === 'object')
  .flatMap((table) => Object.values<unknown>(table))
  .filter((value): value is Call => Object.hasOwn(Object(value), 'path'))
const pedido = { quantidade: 10 }

describe('a call of an extension', () => {
  it.each([
    [200, { codigo: 200, valido: true, dados: [{ simulado: 1 }] }],
    [200, ['Química']],
    [200, {}],
    [201, { codigo: 500, icone: 'error', valido: false, mensagem: 'Erro.' }],
    [500, { codigo: 500, mensagem: 'Erro.' }],
    [401, undefined],
    [403, 'Forbidden'],
  ])(
    'takes an extension for missing where a %i of another server says %j',
    async (status, said) => {
      vi.spyOn(session, 'token').mockReturnValue('a.b.c')
      api.answer = json(status, said)
      const error = await failure(http.call(sorteios.create, { body: pedido }))
      expect(error).toMatchObject({ status: 404, codigo: undefined })
      expect(onUnauthorized).not.toHaveBeenCalled()
      expect(http.offers(sorteios.create)).toBe(false)
    },
  )

  it.each([
    [401, { codigo: 'sessao_encerrada' }],
    [409, { codigo: 'sem_questoes' }],
    [502, undefined],
  ])('keeps an extension of ours that answers %i with %j', async (status, said) => {
    api.answer = json(status, said)
    expect(await failure(http.call(sorteios.create, { body: pedido }))).toMatchObject({ status })
    expect(http.offers(sorteios.create)).toBe(true)
  })

  it('asks for nothing that the settings do not name', async () => {
    http.configure({ address: api.address, extensoes: [], onUnauthorized })
    const asked = vi.fn<() => void>()
    api.answer = (request, response) => {
      asked()
      json(200, { dados: {} })(request, response)
    }
    for (const call of CALLS.filter(({ extensao }) => extensao !== undefined)) {
      const input = { params: { id: 1, entidade: 'cursos' } }
      expect(await failure(http.call(call, input))).toMatchObject({ status: 404 })
    }
    expect(asked).not.toHaveBeenCalled()
  })
})

it('explains on the console, once, a server whose answers no page may read', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('location', new URL('https://site.exemplo/rumo/'))
  // As in a browser: without CORS permission only an opaque answer is possible.
  vi.stubGlobal('fetch', async (_address: string, { mode }: RequestInit) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch')
    return new Response()
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  // A new copy of the client, which has had no answer yet.
  const copy = './http.ts?unanswered'
  const { http: unanswered } = (await import(copy)) as { http: typeof http }
  unanswered.configure({ address: 'http://127.0.0.1:1/', extensoes: ['sorteios'], onUnauthorized })
  for (let tried = 0; tried < 2; tried++) {
    const error = await failure(unanswered.call(sorteios.create, { body: pedido }))
    expect(error.status).toBe(0)
  }
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  expect(said.mock.calls).toEqual([
    [expect.stringContaining('inclua a origem https://site.exemplo ')],
  ])
})
