import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import type { Extensao } from '@rumo/contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
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

it('names no matéria where the server has none', async () => {
  serve({}, [])
  openSimulado()
  expect(await screen.findByLabelText('Quantas questões')).toBeDefined()
  expect(screen.queryByLabelText('Matéria')).toBeNull()
})
