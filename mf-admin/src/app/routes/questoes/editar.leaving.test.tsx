import { BEFORE_STEP } from '@rumo/contract/host'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { questaoCompletaFixture } from '../../../features/questoes/questoes.fixture.ts'
import { bodiesOf, click, open, texto } from './editar.fixture.tsx'

const goBack = () => dispatchEvent(new Event(BEFORE_STEP, { cancelable: true }))

const enter = (id: number) =>
  session.begin(unsignedToken({ id, nome: 'Ana', email: 'a@b.c', perfil: 'Administrador' }))

describe('leaving EditarQuestao', () => {
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

  it('is sent once, however often one asks to save it', async () => {
    const answer = Promise.withResolvers<{ dados: unknown }>()
    const server = await open({ 'PUT /edicao/questoes/{id}': () => answer.promise })
    await userEvent.type(await texto(), '!')
    await click('Salvar')
    await click('Salvando…')
    answer.resolve({ dados: questaoCompletaFixture() })
    await screen.findByText('A lista')
    expect(bodiesOf(server)).toHaveLength(1)
  })

  it('leads nowhere once the answer comes to one who has left meanwhile', async () => {
    const answer = Promise.withResolvers<{ dados: unknown }>()
    await open({ 'PUT /edicao/questoes/{id}': () => answer.promise })
    await userEvent.type(await texto(), '!')
    await click('Salvar')
    await screen.findByRole('button', { name: 'Salvando…' })
    await userEvent.click(screen.getByRole('link', { name: 'Provas' }))
    await click('Sair sem salvar')
    await screen.findByText('As provas')
    answer.resolve({ dados: questaoCompletaFixture() })
    await screen.findByText('Questão salva')
    expect(screen.queryByText('A lista')).toBeNull()
  })

  it('keeps what was typed as a draft, unless the device takes none', async () => {
    await open()
    await userEvent.type(await texto(), ' Volto.')
    await userEvent.click(screen.getByRole('link', { name: 'Provas' }))
    await screen.findByText(/fica guardado como rascunho, e volta quando você abrir esta questão/)
    await click('Sair sem salvar')
    await screen.findByText('As provas')
    cleanup()
    await open()
    expect((await texto()).value).toBe('Qual delas? Volto.')
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota is used up.', 'QuotaExceededError')
    })
    await userEvent.type(await texto(), ' Não.')
    await userEvent.click(screen.getByRole('link', { name: 'Provas' }))
    await screen.findByText('O que está no formulário ainda não foi salvo.')
    await click('Descartar')
    await screen.findByText('As provas')
    vi.restoreAllMocks()
  })

  it('asks before Back loses what was typed, or Sair', async () => {
    const leave = vi.spyOn(session, 'leave').mockReturnValue()
    const go = vi.spyOn(history, 'go').mockImplementation(() => {
      queueMicrotask(() => dispatchEvent(new Event(BEFORE_STEP, { cancelable: true })))
    })
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
    await click('Sair sem salvar')
    await waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  it('has what was typed again after the session ended, for the same account', async () => {
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
})
