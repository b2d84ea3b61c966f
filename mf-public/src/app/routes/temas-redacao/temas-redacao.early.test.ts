import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const LISTS: Record<string, unknown> = {
  '/v1/redacoes': [{ id: 1 }, { id: 2 }],
  '/v1/redacoes-referencias': [
    { id_redacao: 1, id_referencia: 7 },
    { id_redacao: 2, id_referencia: 8 },
    { id_redacao: 2, id_referencia: 9 },
  ],
}
const fetched = vi.fn((url: URL) => Promise.resolve(Response.json({ dados: LISTS[url.pathname] })))

beforeEach(() => {
  vi.resetModules()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as unknown as PerformanceEntry,
  ])
  globalThis.rumoEarly = undefined
  globalThis.rumoTema = undefined
  history.replaceState(null, '', '/rumo/temas-redacao')
  const block = document.createElement('script')
  Object.assign(block, { id: 'rumo-config', type: 'application/json' })
  block.textContent = '{"api":"/v1","extensoes":[]}'
  document.body.append(block)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const asked = () => fetched.mock.calls.map(([url]) => url.pathname)

it('asks for the themes and for the texts of one of them', async () => {
  await import('./temas-redacao.early.ts')
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(4))
  expect(asked().toSorted()).toEqual([
    '/v1/redacoes',
    '/v1/redacoes-referencias',
    '/v1/referencias/8',
    '/v1/referencias/9',
  ])
  expect(globalThis.rumoTema).toBe(2)
  expect([...(globalThis.rumoEarly?.keys() ?? [])]).toContain('referencias/9')
})

it('leaves what is no list to the screen', async () => {
  fetched.mockImplementation(() => Promise.resolve(new Response('Bad gateway', { status: 502 })))
  await import('./temas-redacao.early.ts')
  expect(await globalThis.rumoEarly?.get('redacoes')).toEqual({ status: 502, text: 'Bad gateway' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(globalThis.rumoTema).toBeUndefined()
})

it('asks nothing where an essay is to be written again', async () => {
  history.replaceState(null, '', '?reescrever=3')
  await import('./temas-redacao.early.ts')
  expect(fetched).not.toHaveBeenCalled()
})
