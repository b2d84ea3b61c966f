import type { ArquivoRecebido, Envelope, QuestaoEditada } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  questaoCompletaFixture,
  referenciaFixture,
} from '../../../features/questoes/questoes.fixture.ts'
import { fakeServer } from '../../../testing/fake-server.ts'
import { PATHS } from '../../paths.ts'
import { Sair } from '../../layout/menu-list.tsx'
import { EditarQuestao } from './editar.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const texto = () => screen.findByLabelText<HTMLTextAreaElement>('Texto da questão')

async function open(
  answers = {},
  extensoes: readonly ('edicao' | 'materias' | 'envios')[] = ['edicao', 'materias'],
) {
  const completa = questaoCompletaFixture({ referencias: [referenciaFixture(8, 2)] })
  const server = fakeServer(
    {
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
      <MemoryRouter initialEntries={['/admin/questoes/30']}>
        <Sair />
        <Routes>
          <Route path={PATHS.questao} element={<EditarQuestao />} />
          <Route path={PATHS.questoesDaProva} element={<p>A lista</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

const bodiesOf = (server: Awaited<ReturnType<typeof open>>) =>
  server.bodiesOf('PUT /edicao/questoes/{id}') as QuestaoEditada[]

describe('EditarQuestao', () => {
  it('shows what is typed as a candidate sees it', async () => {
    await open()
    const previa = within(await screen.findByRole('region', { name: 'Prévia' }))
    await userEvent.clear(await texto())
    await userEvent.type(await texto(), 'Quanto <b>vale</b>?')
    expect(previa.getByText('vale').tagName).toBe('B')
    expect(previa.getByText(/^Física/)).toBeDefined()
  })

  it('saves the whole question, and leads back to the list', async () => {
    const server = await open()
    await userEvent.click(await screen.findByRole('radio', { name: 'A certa é a A' }))
    screen.getByRole('button', { name: /^Mover alternativa A/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await click('Salvar')
    await screen.findByText('A lista')
    const [body] = bodiesOf(server)
    expect(body?.questao).toMatchObject({ id_prova: 7, versao: 2, numero: 3 })
    expect(body?.alternativas.map(({ id, correta }) => [id, correta])).toEqual([
      [301, false],
      [300, true],
      [302, false],
      [303, false],
      [304, false],
    ])
    expect(body?.referencias).toMatchObject([{ id: 8, versao: 4 }])
  })

  it('sends nothing that is wrong, and puts the focus there', async () => {
    const server = await open()
    await userEvent.clear(await texto())
    await userEvent.clear(screen.getByLabelText('Alternativa B'))
    await click('Salvar')
    expect(screen.getByRole('alert').textContent).toBe(
      'Falta corrigir 2 campos:Texto da questãoAlternativa B',
    )
    expect(document.activeElement).toBe(await texto())
    await click('Alternativa B')
    expect(document.activeElement).toBe(screen.getByLabelText('Alternativa B'))
    expect(bodiesOf(server)).toEqual([])
  })

  it('puts what the server says of a field beside it', async () => {
    const body = {
      icone: 'warning',
      titulo: 'Confira',
      mensagem: 'Há um campo errado.',
      campos: { 'questao.numero': 'Este número já é de outra questão.' },
    }
    await open({
      'PUT /edicao/questoes/{id}': () => {
        throw new ApiError(400, body)
      },
    })
    await texto()
    await click('Salvar')
    await screen.findByText('Este número já é de outra questão.')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Número/))
  })

  it('tells who was slower, whose words then win when they are saved again', async () => {
    let versao = 2
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    const server = await open({
      'GET /edicao/questoes/{id}': () => {
        const { questao, ...rest } = questaoCompletaFixture()
        return { dados: { ...rest, questao: { ...questao, versao: versao++ } } }
      },
      'PUT /edicao/questoes/{id}': ({ body }: { body: QuestaoEditada }) => {
        if (body.questao.versao === 2) throw new ApiError(409, conflict)
        return { dados: questaoCompletaFixture() }
      },
    })
    await userEvent.type(await texto(), ' Sim.')
    await click('Salvar')
    await click('Manter o que escrevi')
    expect((await texto()).value).toBe('Qual delas? Sim.')
    await click('Salvar')
    await screen.findByText('A lista')
    await waitFor(() =>
      expect(bodiesOf(server).map(({ questao }) => questao.versao)).toEqual([2, 3]),
    )
  })

  it('looks for a reference with Enter and Esc, without touching the question', async () => {
    const server = await open({ 'GET /edicao/referencias': () => ({ dados: [] }) })
    await userEvent.clear(await texto())
    await click('Usar uma que já existe')
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'vazão{Enter}')
    expect(screen.queryByText(/^Falta corrigir/)).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByLabelText<HTMLInputElement>('Pesquisar').value).toBe('')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByLabelText('Pesquisar')).toBeNull()
    expect(bodiesOf(server)).toEqual([])
  })

  it('says so when what somebody else saved cannot be had, and keeps what was typed', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    let isAway = false
    await open({
      'GET /edicao/questoes/{id}': () => {
        if (isAway) throw new ApiError(0, undefined)
        return { dados: questaoCompletaFixture() }
      },
      'PUT /edicao/questoes/{id}': () => {
        isAway = true
        throw new ApiError(409, conflict)
      },
    })
    await userEvent.type(await texto(), '!')
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Sem resposta do servidor' })
    await click('Entendi')
    expect((await texto()).value).toBe('Qual delas?!')
  })

  it('keeps what is typed while it is told who was slower', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    const first = Promise.withResolvers<never>()
    let tries = 0
    const server = await open({
      'PUT /edicao/questoes/{id}': () =>
        tries++ === 0 ? first.promise : { dados: questaoCompletaFixture() },
    })
    await userEvent.type(await texto(), ' Um')
    await click('Salvar')
    await userEvent.type(await texto(), ' dois')
    first.reject(new ApiError(409, conflict))
    await click('Manter o que escrevi')
    await click('Salvar')
    await screen.findByText('A lista')
    expect(bodiesOf(server).map(({ questao }) => questao.texto)).toEqual([
      'Qual delas? Um',
      'Qual delas? Um dois',
    ])
  })

  it('saves no question whose image is still on its way', async () => {
    const sending = Promise.withResolvers<Partial<Envelope<ArquivoRecebido>>>()
    const server = await open({ 'POST /envios': () => sending.promise }, [
      'edicao',
      'materias',
      'envios',
    ])
    await texto()
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    const file = new File(['x'], 'figura.png', { type: 'image/png' })
    if (input) await userEvent.upload(input, file)
    await screen.findByRole('button', { name: 'Cancelar envio' })
    await click('Salvar')
    expect(await screen.findByText('Espere o envio terminar, ou cancele.')).toBeDefined()
    expect(bodiesOf(server)).toEqual([])
  })

  it('asks before Cancelar loses what was typed', async () => {
    await open()
    await userEvent.type(await texto(), '!')
    await click('Cancelar')
    await click('Continuar editando')
    expect((await texto()).value).toBe('Qual delas?!')
    await click('Cancelar')
    await click('Descartar')
    await screen.findByText('A lista')
  })

  it('asks before Back loses what was typed, or Sair', async () => {
    const leave = vi.spyOn(session, 'leave').mockReturnValue()
    const go = vi.spyOn(history, 'go').mockImplementation(() => {
      queueMicrotask(() => dispatchEvent(new PopStateEvent('popstate')))
    })
    const goBack = () => dispatchEvent(new PopStateEvent('popstate'))
    await open()
    await texto()
    goBack()
    expect(go).not.toHaveBeenCalled()
    await userEvent.type(await texto(), '!')
    await click('Sair')
    await click('Continuar editando')
    expect(leave).not.toHaveBeenCalled()
    goBack()
    await click('Continuar editando')
    expect((await texto()).value).toBe('Qual delas?!')
    await click('Sair')
    await click('Descartar')
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  it('has what was typed again after the session ended, for the same account', async () => {
    const enter = (id: number) =>
      session.begin(unsignedToken({ id, nome: 'Ana', email: 'a@b.c', perfil: 'Administrador' }))
    enter(1)
    await open()
    await userEvent.type(await texto(), ' Guarde.')
    session.end()
    cleanup()
    enter(2)
    await open()
    expect((await texto()).value).toBe('Qual delas?')
    await userEvent.type(await texto(), ' De novo.')
    session.end()
    cleanup()
    enter(2)
    await open()
    expect((await texto()).value).toBe('Qual delas? De novo.')
    await click('Cancelar')
    await click('Descartar')
    await screen.findByText('A lista')
    session.end()
    cleanup()
    enter(2)
    await open()
    expect((await texto()).value).toBe('Qual delas?')
    session.end()
  })

  it('says so where the server lets no question be edited', async () => {
    await open({}, [])
    const words = 'O servidor deste site não deixa editar questões.'
    expect(await screen.findByText(words)).toBeDefined()
  })
})
