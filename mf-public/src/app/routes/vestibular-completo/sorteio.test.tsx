import 'fake-indexeddb/auto'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { forgetOwner } from '@rumo/shared-device/device'
import { keepLevada } from '@rumo/shared-device/levadas'
import { umaLevada } from '@rumo/shared-device/testing'
import type { Extensao } from '@rumo/contract'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { fakeScreen } from '../../../testing/fake-screen.ts'
import { someQuestoes } from '../../../testing/questoes.ts'
import {
  button,
  headingOf,
  isDisabled,
  openSimulado,
  press,
  underWay,
} from '../../../testing/simulado-screen.tsx'

beforeEach(() => fakeScreen())

const MATERIAS = [
  { id: 2, nome: 'Física' },
  { id: 3, nome: 'Química' },
]

function serve(answers: Record<string, unknown>, more: readonly Extensao[] = ['materias']) {
  const materia = MATERIAS[1] ?? null
  const start = vi.fn(() => underWay(someQuestoes(12), { materia }))
  const provas = { 'GET /provas': [], 'GET /vestibulares': [] }
  const extensoes: Extensao[] = ['simulados', 'sorteios', ...more]
  fakeServer({ ...provas, 'POST /simulados': start, ...answers }, extensoes)
  return start
}

it('draws of one matéria as many questions as are chosen, and more than ten may have blanks', async () => {
  const start = serve({ 'GET /materias': MATERIAS })
  openSimulado()
  await screen.findByRole('option', { name: 'Química' })
  await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Química')
  await userEvent.selectOptions(screen.getByLabelText('Quantas questões'), '20 questões')
  await press('Sortear e começar')
  await headingOf('Questão 1')
  expect(start).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ tipo: 'sorteio', id_materia: 3, quantidade: 20 }),
  )
  expect(isDisabled('Encerrar Simulado')).toBe(false)
  expect(screen.getByText('Só há 12 questões desta matéria por enquanto.')).toBeDefined()
})

it('says how long as many questions take as are chosen, by the rule of the home page', async () => {
  serve({ 'GET /materias': MATERIAS })
  openSimulado()
  await screen.findByText('De todas as matérias, sem limite de tempo. Leva cerca de 40 min.')
  await userEvent.selectOptions(screen.getByLabelText('Quantas questões'), '50 questões')
  expect(screen.getByText('Sem limite de tempo. Leva cerca de 3 h 20 min.')).toBeDefined()
})

it('draws of all matérias, ten at first, where none is chosen', async () => {
  const start = serve({ 'GET /materias': MATERIAS })
  openSimulado()
  await userEvent.click(await screen.findByRole('button', { name: 'Sortear e começar' }))
  await headingOf('Questão 1')
  expect(start).toHaveBeenCalledExactlyOnceWith(
    expect.not.objectContaining({ id_materia: expect.anything() }),
  )
  expect(start).toHaveBeenCalledWith(expect.objectContaining({ quantidade: 10 }))
})

it('begins without matérias where they do not come, and asks for them again', async () => {
  serve({ 'GET /materias': new ApiError(503, {}) })
  openSimulado()
  await screen.findByText('Não foi possível carregar as matérias.')
  expect(button('Sortear e começar')).toBeDefined()
  serve({ 'GET /materias': MATERIAS })
  await press('Tentar de novo')
  expect(await screen.findByRole('option', { name: 'Física' })).toBeDefined()
})

it('says without a network what works, once, and has everything when there is one', async () => {
  const lost = new ApiError(0, undefined)
  serve({ 'GET /materias': lost, 'GET /provas': lost })
  openSimulado()
  await screen.findByText('Sem conexão, não dá para escolher a matéria agora.')
  const way = screen.getByRole('link', { name: 'Ver o que está no aparelho' })
  expect(way.getAttribute('href')).toBe('/no-aparelho')
  expect(screen.queryByText(/Não foi possível/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(button('Sortear e começar')).toBeDefined()
  serve({ 'GET /materias': MATERIAS })
  window.dispatchEvent(new Event('online'))
  expect(await screen.findByRole('option', { name: 'Física' })).toBeDefined()
  expect(screen.queryByText(/^Sem conexão/)).toBeNull()
})

it('says that the provas which were not saved on the device need a network, and brings them with it', async () => {
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { controller: {} },
  })
  onTestFinished(async () => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    await forgetOwner('aparelho')
  })
  await keepLevada(umaLevada(1))
  serve({ 'GET /provas': new ApiError(0, undefined), 'GET /materias': MATERIAS })
  openSimulado()
  await screen.findByText(/^Sem conexão, só aparece aqui o que você levou\./)
  expect(screen.getAllByRole('button', { name: /^Fazer esta prova/ })).toHaveLength(1)
  const listed = [1, 2].map((id) => ({ ...umaLevada(id).prova }))
  serve({ 'GET /provas': listed, 'GET /materias': MATERIAS })
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Prova 2')
  expect(screen.queryByText(/^Sem conexão/)).toBeNull()
})

it('comes with the provas above it, which would move it', async () => {
  const asked = Promise.withResolvers<[]>()
  serve({ 'GET /provas': () => asked.promise, 'GET /materias': MATERIAS })
  openSimulado()
  await screen.findByText('Carregando provas...')
  expect(screen.queryByRole('button', { name: 'Sortear e começar' })).toBeNull()
  asked.resolve([])
  expect(await screen.findByRole('button', { name: 'Sortear e começar' })).toBeDefined()
})

it('waits no longer for provas that take long', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  serve({ 'GET /provas': () => new Promise(() => {}), 'GET /materias': MATERIAS })
  openSimulado()
  await screen.findByText('Carregando provas...')
  await act(() => vi.advanceTimersByTimeAsync(8000))
  expect(button('Sortear e começar')).toBeDefined()
})

it('names no matéria where the server has none', async () => {
  serve({}, [])
  openSimulado()
  expect(await screen.findByLabelText('Quantas questões')).toBeDefined()
  expect(screen.queryByLabelText('Matéria')).toBeNull()
})
