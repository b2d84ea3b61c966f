import { provas, vestibulares } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { expect, it, vi } from 'vitest'
import { listProvas } from '../../../features/provas/provas.calls.ts'
import { earlyCalls, openAt } from '../../../testing/early-page.ts'

const calls = earlyCalls()

it.each<[string, () => Promise<unknown>, string[]]>([
  ['/provas-anteriores', () => import('./provas-anteriores.early.ts'), []],
  ['/provas-anteriores/1?pagina=2', () => import('./provas-anteriores.early.ts'), []],
  [
    '/vestibular-completo',
    () => import('../vestibular-completo/vestibular-completo.early.ts'),
    ['simulados'],
  ],
])('%s asks for the exams, which the screen then takes', async (path, run, extensoes) => {
  openAt(path, { api: '/v1', extensoes })
  await run()
  expect(calls.mock.calls.map(([url]) => url.pathname)).toEqual(['/v1/provas', '/v1/vestibulares'])

  const [early, other] = ['provas', 'vestibulares'].map((name) => globalThis.rumoEarly?.get(name))
  const answer = vi.spyOn(http, 'answer').mockResolvedValue({ dados: [] })
  await listProvas(new AbortController().signal)
  expect(answer).toHaveBeenCalledWith(provas.list, expect.objectContaining({ early }))
  expect(answer).toHaveBeenCalledWith(vestibulares.list, expect.objectContaining({ early: other }))
})

it('asks nothing for a simulado that the server cannot make of an exam', async () => {
  openAt('/vestibular-completo', { api: '/v1', extensoes: [] })
  await import('../vestibular-completo/vestibular-completo.early.ts')
  expect(calls).not.toHaveBeenCalled()
})
