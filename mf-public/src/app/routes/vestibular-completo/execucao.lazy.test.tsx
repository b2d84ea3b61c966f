import { ApiError } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { address } from '../../../testing/address.tsx'
import { fakeDevice } from '../../../testing/fake-device.ts'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import {
  button,
  headingOf,
  markAll,
  openSimulado,
  press,
  serverWith,
  startTen,
  underWay,
} from '../../../testing/simulado-screen.tsx'
import { loadExecucao, type LoadExecucao } from './execucao.lazy.tsx'

beforeEach(fakeScreen)

const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Começar' }))

const failing: LoadExecucao = () => Promise.reject(new TypeError('Failed to fetch'))

it('does not start the time of a simulado before its screen has come', async () => {
  const { calls } = serverWith(2)
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<LoadExecucao>>>()
  openSimulado({ load: () => promise })
  await begin()
  await screen.findByText('Gerando Simulado...')
  expect(calls).not.toContain('POST /simulados')
  resolve(await loadExecucao())
  await headingOf('Questão 1')
  expect(calls).toContain('POST /simulados')
})

it('starts nothing if its screen does not come, and leads back to the choice', async () => {
  const { calls } = serverWith(2)
  openSimulado({ load: failing })
  await begin()
  await screen.findByText('Não foi possível mostrar o simulado')
  await headingOf('Vestibular completo')
  expect(button('Tentar de novo')).toBeDefined()
  await press('Escolher outro simulado')
  await screen.findByRole('button', { name: 'Começar' })
  expect(calls).not.toContain('POST /simulados')
})

it('stays at the address of an account’s simulado until its screen has come', async () => {
  const { calls } = serverWith(2, { 'GET /simulados/7': underWay([], { id: 7 }) })
  openSimulado({ load: failing, search: '?simulado=7' })
  await screen.findByText('Não foi possível mostrar o simulado')
  expect(address()).toContain('?simulado=7')
  expect(calls).not.toContain('GET /simulados/7')
})

it('stays at that address until the account has given it', async () => {
  serverWith(2, { 'GET /simulados/7': new ApiError(0, undefined) })
  openSimulado({ search: '?simulado=7' })
  await screen.findByText('Sem resposta do servidor')
  expect(address()).toContain('?simulado=7')
  await press('Escolher outro simulado')
  await screen.findByRole('button', { name: 'Começar' })
  expect(address()).not.toContain('simulado=')
})

it('leads from a result whose screen does not come to the choice', async () => {
  serverWith(2)
  const device = fakeDevice()
  openSimulado({ device })
  await startTen()
  await markAll('A', 'A')
  await press('Encerrar Simulado')
  await screen.findByRole('heading', { level: 1, name: /de 2 certas$/ })
  cleanup()
  openSimulado({ device, isReload: true, load: failing })
  await screen.findByText('Não foi possível mostrar o simulado')
  await press('Escolher outro simulado')
  expect(await screen.findByRole('button', { name: 'Começar' })).toBeDefined()
})

it('asks for the code after the choice is shown', async () => {
  serverWith(2)
  const load = vi.fn(loadExecucao)
  openSimulado({ load })
  expect(load).not.toHaveBeenCalled()
  await screen.findByRole('button', { name: 'Começar' })
  await vi.waitFor(() => expect(load).toHaveBeenCalled())
})
