import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const CONFIG = { api: '/v1', extensoes: ['sorteios'] }
const fetched = vi.fn((_url: URL, _init: RequestInit) =>
  Promise.resolve(new Response('{"dados":1}')),
)

beforeEach(() => {
  vi.resetModules()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
  globalThis.rumoEarly = undefined
  opened('navigate')
  history.replaceState(null, '', '/rumo/questoes-alternativas')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

/** Sets how the page was opened: by a link, a reload or the history. */
function opened(type: NavigationTimingType) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type } as PerformanceNavigationTiming,
  ])
}

async function run(config: object | null = CONFIG) {
  if (config) {
    const block = document.createElement('script')
    Object.assign(block, { id: 'rumo-config', type: 'application/json' })
    block.textContent = JSON.stringify(config)
    document.body.append(block)
  }
  await import('./questoes-alternativas.early.ts')
}

it('asks for ten questions as the screen would, and keeps what came', async () => {
  await run()
  const [url, init] = fetched.mock.lastCall ?? []
  expect(url?.pathname).toBe('/v1/sorteios')
  expect(init).toEqual({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"quantidade":10,"exceto":[]}',
  })
  expect(await globalThis.rumoEarly?.get('sorteios')).toEqual({ status: 200, text: '{"dados":1}' })
})

it.each<[string, () => void, (object | null)?]>([
  ['for an account', () => localStorage.setItem('token', 'a.b.c')],
  ['for one matéria', () => history.replaceState(null, '', '?materia=3')],
  ['where a page is loaded anew', () => opened('reload')],
  ['of a server that does not draw', () => {}, { ...CONFIG, extensoes: [] }],
  ['where no address of the API is configured', () => {}, { extensoes: ['sorteios'] }],
  ['before the configuration is there', () => {}, null],
])('asks nothing %s', async (_when, arrange, config) => {
  arrange()
  await run(config)
  expect(fetched).not.toHaveBeenCalled()
})
