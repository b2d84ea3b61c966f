import 'fake-indexeddb/auto'
import { provas, type QuestaoEditada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { device, forgetOwner } from '@rumo/shared-device/device'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import {
  questaoCompletaFixture,
  referenciaFixture,
} from '../../../features/questoes/questoes.fixture.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { PATHS } from '../../paths.ts'
import { NovaQuestao } from './nova-questao.tsx'

const ONE = `${provas.one.method} ${provas.one.path}`

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const prova = () => Promise.resolve({ dados: { id: 7, nome: 'Prova Azul', id_vestibular: null } })

afterEach(() => forgetOwner(device.owner()))

function open(one: () => Promise<{ dados: unknown }>, id = '7', search = '') {
  let last = 4
  const server = fakeServer(
    {
      [ONE]: one,
      'GET /edicao/questoes': () => ({
        dados: [{ id: last, numero: last, trecho: 'T', problemas: [] }],
        total: last,
      }),
      'POST /edicao/questoes': () => {
        last += 1
        return { dados: questaoCompletaFixture() }
      },
      'GET /edicao/questoes/{id}': () => ({
        dados: questaoCompletaFixture({ referencias: [referenciaFixture(8, 2)] }),
      }),
      'GET /materias': () => ({ dados: [] }),
      'GET /vestibulares': () => ({ dados: [] }),
    },
    ['edicao', 'materias'],
  )
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[`/admin/provas/${id}/questoes/nova${search}`]}>
        <Routes>
          <Route path={PATHS.novaQuestao} element={<NovaQuestao />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

it('begins a question with the number after the last', async () => {
  open(prova)
  const numero = await screen.findByLabelText<HTMLInputElement>('Número (opcional)')
  expect(numero.value).toBe('5')
})

it('begins another once it is saved, empty and with the next number', async () => {
  const server = open(prova)
  const write = (name: string, value: string) =>
    fireEvent.change(field(name), { target: { value } })
  await screen.findByLabelText('Texto da questão')
  write('Texto da questão', 'Qual delas?')
  for (const letra of 'ABCDE') write(`Alternativa ${letra}`, `Valor ${letra}`)
  await userEvent.click(screen.getByRole('radio', { name: 'A certa é a B' }))
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e escrever outra' }))
  await vi.waitFor(() => expect(field('Número (opcional)').value).toBe('6'))
  expect(field('Texto da questão').value).toBe('')
  expect(field('Alternativa A').value).toBe('')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Texto da questão')))
  expect(server.bodiesOf('POST /edicao/questoes')).toMatchObject([
    { questao: { id_prova: 7, numero: 5, texto: 'Qual delas?' } },
  ])
})

it('offers no form for a prova that is not there', async () => {
  const gone = { titulo: 'Não encontrado', mensagem: 'Essa prova não existe.' }
  open(() => Promise.reject(new ApiError(404, gone)))
  await screen.findByText('Essa prova não existe.')
  expect(screen.queryByLabelText('Texto da questão')).toBeNull()
})

it('asks no server about an address that names no prova', async () => {
  const one = vi.fn(() => Promise.resolve({ dados: null }))
  open(one, 'abc')
  await screen.findByText('Não existe prova neste endereço.')
  expect(one).not.toHaveBeenCalled()
})

it('begins as another question is written, with a number of its own, and the one after it empty', async () => {
  const server = open(prova, '7', '?de=30')
  await screen.findByDisplayValue('Qual delas?')
  expect(field('Número (opcional)').value).toBe('5')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e escrever outra' }))
  await vi.waitFor(() => expect(field('Número (opcional)').value).toBe('6'))
  expect(field('Texto da questão').value).toBe('')
  const [{ questao, alternativas, referencias }] = server.bodiesOf('POST /edicao/questoes') as [
    QuestaoEditada,
  ]
  expect(questao).toMatchObject({ id_prova: 7, numero: 5, texto: 'Qual delas?' })
  expect(questao).not.toHaveProperty('versao')
  expect(alternativas.map((one) => [one.id, one.texto, one.correta])).toEqual(
    Array.from('abcde', (texto) => [undefined, texto, texto === 'c']),
  )
  expect(referencias).toMatchObject([{ id: 8 }])
})
