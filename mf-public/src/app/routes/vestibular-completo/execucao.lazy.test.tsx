import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { headingOf, openSimulado, press, serverWith } from '../../../testing/simulado-screen.tsx'
import { loadExecucao } from './execucao.lazy.tsx'

vi.mock('./execucao.lazy.tsx', { spy: true })

beforeEach(fakeScreen)

/** Presses `Começar`. Gives the calls of the server. */
async function begin() {
  const { calls } = serverWith(2)
  openSimulado()
  await userEvent.click(await screen.findByRole('button', { name: 'Começar' }))
  return calls
}

it('does not start the time of a simulado before its screen has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof loadExecucao>>>()
  vi.mocked(loadExecucao).mockReturnValueOnce(promise)
  const calls = await begin()
  await screen.findByText('Gerando Simulado...')
  expect(calls).not.toContain('POST /simulados')
  resolve(await import('./execucao.tsx'))
  await headingOf('Questão 1')
  expect(calls).toContain('POST /simulados')
})

it('starts nothing if its screen does not come, and is asked for again', async () => {
  vi.mocked(loadExecucao).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const calls = await begin()
  await screen.findByRole('heading', { name: 'Sem resposta do servidor' })
  expect(calls).not.toContain('POST /simulados')
  await press('Tentar de novo')
  await headingOf('Questão 1')
})
