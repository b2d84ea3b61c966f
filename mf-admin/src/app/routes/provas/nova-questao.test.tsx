import { provas } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { PATHS } from '../../paths.ts'
import { NovaQuestao } from './nova-questao.tsx'

const ONE = `${provas.one.method} ${provas.one.path}`
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(one: () => Promise<{ dados: unknown }>, id = '7'): void {
  fakeServer(
    {
      [ONE]: one,
      'GET /edicao/questoes': () => ({ dados: [{ numero: 4 }], total: 4 }),
      'GET /materias': () => ({ dados: [] }),
      'GET /vestibulares': () => ({ dados: [] }),
    },
    ['edicao', 'materias'],
  )
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <MemoryRouter initialEntries={[`/admin/provas/${id}/questoes/nova`]}>
        <Routes>
          <Route path={PATHS.novaQuestao} element={<NovaQuestao />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('begins a question with the number after the last', async () => {
  open(() => Promise.resolve({ dados: { id: 7, nome: 'Prova Azul', id_vestibular: null } }))
  const numero = await screen.findByLabelText<HTMLInputElement>('Número (opcional)')
  expect(numero.value).toBe('5')
})

it('lets nobody write for a prova that is not there', async () => {
  const gone = { titulo: 'Não encontrado', mensagem: 'Essa prova não existe.' }
  open(() => Promise.reject(new ApiError(404, gone)))
  await screen.findByText('Essa prova não existe.')
  expect(screen.queryByLabelText('Texto da questão')).toBeNull()
})

it('asks no server about an address that names no prova', async () => {
  const one = vi.fn(() => Promise.resolve({ dados: null }))
  open(one, 'abc')
  await screen.findByText('Este endereço não é de nenhuma prova.')
  expect(one).not.toHaveBeenCalled()
})
