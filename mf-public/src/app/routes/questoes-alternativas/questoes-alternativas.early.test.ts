import { expect, it } from 'vitest'
import { earlyCalls, openAt, openedBy, postOf } from '../../../testing/early-page.ts'

const PATH = '/questoes-alternativas'
const CONFIG = { api: '/v1', extensoes: ['sorteios'] }
const calls = earlyCalls(() => new Response('{"dados":1}'))

const run = () => import('./questoes-alternativas.early.ts')

it('asks for ten questions as the screen would, and keeps what came', async () => {
  openAt(PATH, CONFIG)
  await run()
  const [url, init] = calls.mock.lastCall ?? []
  expect(url?.pathname).toBe('/v1/sorteios')
  expect(init).toEqual(postOf({ quantidade: 10, exceto: [] }))
  expect(await globalThis.rumoEarly?.get('sorteios')).toEqual({ status: 200, text: '{"dados":1}' })
})

it.each<[string, () => void]>([
  ['for one matéria', () => openAt(`${PATH}?materia=3`, CONFIG)],
  ['of a server that does not draw', () => openAt(PATH, { ...CONFIG, extensoes: [] })],
  ['where no API is configured', () => openAt(PATH, { extensoes: ['sorteios'] })],
  ['before the configuration is there', () => openAt(PATH, null)],
  [
    'for an account',
    () => {
      localStorage.setItem('token', 'a.b.c')
      openAt(PATH, CONFIG)
    },
  ],
  [
    'where a page is loaded anew',
    () => {
      openedBy('reload')
      openAt(PATH, CONFIG)
    },
  ],
])('asks nothing %s', async (_when, open) => {
  open()
  await run()
  expect(calls).not.toHaveBeenCalled()
})
