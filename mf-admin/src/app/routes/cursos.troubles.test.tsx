import type { Curso, Input } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { click, field, form, names, open, someCursos } from './cursos.fixture.tsx'
import { Cursos } from './cursos.tsx'

let cursos: Curso[]
beforeEach(() => {
  cursos = someCursos()
})
afterEach(() => {
  cleanup()
  session.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const enter = (id: number) =>
  session.begin(unsignedToken({ id, nome: 'A', email: 'a@b.c', perfil: 'Administrador' }))
const endSession = () => {
  session.end()
  throw new ApiError(401, { titulo: 'Entre' }, { endedSession: true })
}

describe('Cursos, where something goes wrong,', () => {
  it('says why the list does not come, and shows it at the second try', async () => {
    const noun = fakeNoun('/cursos', cursos)
    const list = vi.fn(noun['GET /cursos']).mockImplementationOnce(() => {
      throw new ApiError(500, {})
    })
    fakeServer({ ...noun, 'GET /cursos': list })
    showScreen(<Cursos />)
    expect((await screen.findByRole('alert')).textContent).toContain('Algo deu errado')
    await click('Tentar de novo')
    expect(await screen.findByText('3 cursos')).toBeDefined()
    expect(screen.queryByText('Algo deu errado')).toBeNull()
  })

  it('opens the form again once after the same account signs in, and for no other account', async () => {
    enter(1)
    await open(cursos, { 'POST /cursos': endSession })
    await click('Adicionar')
    await userEvent.type(field(), 'Edificações')
    await click('Salvar')
    await waitFor(() => expect(session.claims()).toBeNull())
    // The shell would now lead to /login.
    cleanup()
    enter(2)
    await open(cursos)
    expect(form()).toBeNull()
    cleanup()
    enter(1)
    await open(cursos)
    expect(field().value).toBe('Edificações')
    await click('Cancelar')
    await click('Descartar')
    await waitFor(() => expect(form()).toBeNull())
    await click('Adicionar')
    expect(field().value).toBe('')
  })

  it('leaves the end of a session to the shell', async () => {
    await open(cursos, {
      'DELETE /cursos/{id}': endSession,
    })
    await click('Deletar Química')
    await click('Sim')
    await expect(screen.findByText('Entre', {}, { timeout: 300 })).rejects.toThrow('Entre')
  })

  it('tells who was slower, who may see what was saved meanwhile', async () => {
    let isFirst = true
    const noun = fakeNoun('/cursos', cursos)
    const server = await open(cursos, {
      'PUT /cursos/{id}': (input: Input) => {
        if (!isFirst) return noun['PUT /cursos/{id}']?.(input)
        isFirst = false
        cursos[0] = { id: 1, nome: 'Química industrial', versao: 2 }
        throw new ApiError(409, { codigo: 'versao_antiga' })
      },
    })
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Outra pessoa editou este curso' })
    await userEvent.click(screen.getByRole('radio', { name: 'Salvo: Química industrial' }))
    await click('Salvar assim')
    expect(server.bodiesOf('PUT /cursos/{id}').at(-1)).toEqual({
      nome: 'Química industrial',
      versao: 2,
    })
    await waitFor(() => expect(form()).toBeNull())
  })

  it('tells who was slower, who may save what was typed all the same', async () => {
    const noun = fakeNoun('/cursos', cursos)
    const server = await open(cursos, {
      'PUT /cursos/{id}': (input: Input) => {
        const { versao } = input.body as Curso
        if (versao === 2) return noun['PUT /cursos/{id}']?.(input)
        cursos[0] = { id: 1, nome: 'Química industrial', versao: 2 }
        throw new ApiError(409, { codigo: 'versao_antiga' })
      },
    })
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Outra pessoa editou este curso' })
    await click('Voltar ao formulário')
    await waitFor(() => expect(screen.queryByText('Outra pessoa editou este curso')).toBeNull())
    expect(field().value).toBe('Química fina')
    await click('Salvar')
    // Both changed this field, so neither value is preselected, and saving needs a choice.
    await click('Salvar assim')
    await screen.findByText('Os dois mudaram: escolha um.')
    const mine = screen.getByRole('radio', { name: 'Aqui: Química fina' })
    expect(document.activeElement).toBe(mine)
    expect(server.bodiesOf('PUT /cursos/{id}')).toHaveLength(2)
    await userEvent.click(mine)
    expect(screen.queryByText('Os dois mudaram: escolha um.')).toBeNull()
    await click('Salvar assim')
    await screen.findByRole('rowheader', { name: 'Química fina' })
    expect(form()).toBeNull()
    expect(server.bodiesOf('PUT /cursos/{id}')).toEqual([
      { nome: 'Química fina', versao: 1 },
      { nome: 'Química fina', versao: 1 },
      { nome: 'Química fina', versao: 2 },
    ])
  })

  it('closes no other form once the answer comes to one that was given up meanwhile', async () => {
    const answer = Promise.withResolvers<{ dados: unknown; titulo: string }>()
    await open(cursos, { 'POST /cursos': () => answer.promise })
    await click('Adicionar')
    await userEvent.type(field(), 'Redes')
    await click('Salvar')
    await screen.findByRole('button', { name: 'Salvando…' })
    await click('Cancelar')
    await click('Descartar')
    await waitFor(() => expect(form()).toBeNull())
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    answer.resolve({ dados: {}, titulo: 'Curso cadastrado' })
    await screen.findByText('Curso cadastrado')
    expect(field().value).toBe('Química fina')
  })

  it('no longer lists what another user had deleted already', async () => {
    await open(cursos, {
      'DELETE /cursos/{id}': () => {
        cursos.splice(0, 1)
        throw new ApiError(404, { titulo: 'Não há', mensagem: 'Já não há.', codigo: 'x' })
      },
    })
    await click('Deletar Química')
    await click('Sim')
    await screen.findByText('Já não há.')
    await click('Entendi')
    expect(await screen.findByText('2 cursos')).toBeDefined()
  })

  it('says what uses one that cannot be deleted, and asks nothing', async () => {
    const server = await open(cursos, {
      'GET /dependencias/{entidade}/{id}': () => ({
        dados: { impede: true, itens: [{ nome: 'provas', total: 2 }], a_retirar: 0 },
      }),
    })
    await click('Deletar Química')
    const told = await screen.findByRole('dialog', { name: 'Não dá para deletar este curso' })
    expect(told.textContent).toContain('Química. Está em uso por 2\u00A0provas.')
    expect(screen.queryByRole('button', { name: 'Sim' })).toBeNull()
    await click('Entendi')
    expect(server.bodiesOf('DELETE /cursos/{id}')).toEqual([])
    const pressed = screen.getByRole('button', { name: 'Deletar Química' })
    await waitFor(() => expect(document.activeElement).toBe(pressed))
    expect(names()).toHaveLength(3)
  })
})
