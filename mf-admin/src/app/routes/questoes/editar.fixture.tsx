import 'fake-indexeddb/auto'
import type { Extensao, QuestaoEditada } from '@rumo/contract'
import { device, forgetOwner } from '@rumo/shared-device/device'
import { render, screen } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom'
import { afterEach } from 'vitest'
import {
  questaoCompletaFixture,
  referenciaFixture,
} from '../../../features/questoes/questoes.fixture.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { Sair } from '../../layout/menu-list.tsx'
import { PATHS } from '../../paths.ts'
import { EditarQuestao } from './editar.tsx'

export const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
export const texto = () => screen.findByLabelText<HTMLTextAreaElement>('Texto da questão')

// A draft that one test leaves must not be offered in the next.
afterEach(() => forgetOwner(device.owner()))

/** Shows a question with one reference in its editor. */
export async function open(answers = {}, extensoes: readonly Extensao[] = ['edicao', 'materias']) {
  const completa = questaoCompletaFixture({ referencias: [referenciaFixture(8, 2)] })
  const server = fakeServer(
    {
      'GET /edicao/questoes': () => ({ dados: [] }),
      'GET /edicao/questoes/{id}': () => ({ dados: completa }),
      'PUT /edicao/questoes/{id}': () => ({ dados: completa }),
      'GET /materias': () => ({ dados: [{ id: 5, nome: 'Física' }] }),
      'GET /provas/{id}': () => ({ dados: { id: 7, nome: 'Prova Azul', id_vestibular: null } }),
      'GET /vestibulares': () => ({ dados: [] }),
      ...answers,
    },
    extensoes,
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/admin', '/admin/questoes/30']}>
        <Sair />
        <BackButton />
        <Link to={PATHS.provas}>Provas</Link>
        <Routes>
          <Route path={PATHS.questao} element={<EditarQuestao />} />
          <Route path={PATHS.questoesDaProva} element={<p>A lista</p>} />
          <Route path={PATHS.home} element={<p>A home</p>} />
          <Route path={PATHS.provas} element={<p>As provas</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

/** Stands for the browser's Back button. */
function BackButton() {
  const navigate = useNavigate()
  return <button onClick={() => void navigate(-1)}>Voltar no navegador</button>
}

/** The bodies of all requests to save the question. */
export const bodiesOf = (server: Awaited<ReturnType<typeof open>>) =>
  server.bodiesOf('PUT /edicao/questoes/{id}') as QuestaoEditada[]
