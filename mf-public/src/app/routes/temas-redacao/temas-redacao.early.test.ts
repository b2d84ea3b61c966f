import { beforeEach, expect, it, vi } from 'vitest'
import { earlyCalls, openAt } from '../../../testing/early-page.ts'

const LISTS: Record<string, unknown> = {
  '/v1/redacoes': [{ id: 1 }, { id: 2 }],
  '/v1/redacoes-referencias': [
    { id_redacao: 1, id_referencia: 7 },
    { id_redacao: 2, id_referencia: 8 },
    { id_redacao: 2, id_referencia: 9 },
  ],
}
const CONFIG = { api: '/v1', extensoes: [] }
let isDown = false
const calls = earlyCalls((path) =>
  isDown
    ? new Response('Bad gateway', { status: 502 })
    : Response.json({ dados: LISTS[path] ?? null }),
)

beforeEach(() => {
  isDown = false
  vi.spyOn(Math, 'random').mockReturnValue(0.9)
})

const run = () => import('./temas-redacao.early.ts')

it('asks for the themes and for the texts of one of them', async () => {
  openAt('/temas-redacao', CONFIG)
  await run()
  await vi.waitFor(() => expect(calls).toHaveBeenCalledTimes(4))
  expect(calls.mock.calls.map(([url]) => url.pathname).toSorted()).toEqual([
    '/v1/redacoes',
    '/v1/redacoes-referencias',
    '/v1/referencias/8',
    '/v1/referencias/9',
  ])
  expect(globalThis.rumoTema).toBe(2)
  expect([...(globalThis.rumoEarly?.keys() ?? [])]).toContain('referencias/9')
})

it('leaves what is no list to the screen', async () => {
  isDown = true
  openAt('/temas-redacao', CONFIG)
  await run()
  expect(await globalThis.rumoEarly?.get('redacoes')).toEqual({ status: 502, text: 'Bad gateway' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(calls).toHaveBeenCalledTimes(2)
  expect(globalThis.rumoTema).toBeUndefined()
})

it('asks nothing where an essay is to be written again', async () => {
  openAt('/temas-redacao?reescrever=3', CONFIG)
  await run()
  expect(calls).not.toHaveBeenCalled()
})
