import { sorteios } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { expect, it, vi } from 'vitest'
import { drawQuestao } from '../../../features/busca/busca.calls.ts'
import { drawQuestoes } from '../../../features/questoes/questoes.calls.ts'
import { earlyCalls, openAt, postOf } from '../../../testing/early-page.ts'

const CONFIG = { api: '/v1', extensoes: ['sorteios', 'escolha'] }
const calls = earlyCalls()

const run = () => import('./questoes.early.ts')

it.each(['/questoes/7', '/questoes/7/'])(
  'asks for the question of %s, which the screen then takes',
  async (path) => {
    openAt(path, CONFIG)
    await run()
    const [url, init] = calls.mock.lastCall ?? []
    expect(url?.pathname).toBe('/v1/sorteios')
    expect(init).toEqual(postOf({ quantidade: 1, entre: [7] }))

    const early = globalThis.rumoEarly?.get('questoes/7')
    expect(early).toBeDefined()
    http.configure({ address: '/v1/', extensoes: ['sorteios', 'escolha'], onUnauthorized: vi.fn() })
    const answer = vi.spyOn(http, 'answer').mockResolvedValue({ dados: { questoes: [] } })
    const { signal } = new AbortController()
    // Practice draws by the same call, and is not given one question.
    await drawQuestoes({}, signal)
    expect(answer.mock.lastCall?.[1]).not.toHaveProperty('early')
    await drawQuestao(7, signal)
    expect(answer).toHaveBeenLastCalledWith(sorteios.create, expect.objectContaining({ early }))
  },
)

it.each([
  ['the kept questions', '/questoes/guardadas', CONFIG],
  ['a number that is no id', '/questoes/007', CONFIG],
  ['a number that is too large', '/questoes/9007199254740993', CONFIG],
  ['a server that does not draw by ids', '/questoes/7', { ...CONFIG, extensoes: ['sorteios'] }],
])('asks nothing for %s', async (_what, path, config) => {
  openAt(path, config)
  await run()
  expect(calls).not.toHaveBeenCalled()
})
