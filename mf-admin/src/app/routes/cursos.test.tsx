import type { Curso, Input } from '@rumo/contract'
import { BEFORE_STEP } from '@rumo/contract/host'
import { ApiError } from '@rumo/shared-auth'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Cursos } from './cursos.tsx'

let cursos: Curso[]
beforeEach(() => {
  cursos = ['Química', 'Mecânica', 'Mecatrônica'].map((nome, index) => ({
    id: index + 1,
    nome,
    versao: 1,
  }))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent)
const field = () => screen.getByLabelText<HTMLInputElement>('Nome')
const first = () => screen.getAllByRole('listitem')[0]?.textContent
const form = () => screen.queryByRole('dialog', { name: /curso$/ })

async function open(answers = {}, isWide = true) {
  const server = fakeServer({ ...fakeNoun('/cursos', cursos), ...answers }, ['dependencias'])
  showScreen(<Cursos />, isWide)
  await screen.findByText('3 cursos')
  return server
}

describe('Cursos', () => {
  it('lists them by name', async () => {
    await open()
    expect(names()).toEqual(['Mecânica', 'Mecatrônica', 'Química'])
  })

  it('finds them while one types, whatever accents and case', async () => {
    await open()
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'MECA')
    expect(names()).toEqual(['Mecânica', 'Mecatrônica'])
    expect(screen.getByText('2 de 3 cursos')).toBeDefined()
    expect(screen.getByText(/1 curso não combina com “MECA”/)).toBeDefined()
    await click('Limpar a pesquisa')
    expect(names()).toHaveLength(3)
  })

  it('sorts them the other way round', async () => {
    await open()
    await click('Nome')
    expect(names()).toEqual(['Química', 'Mecatrônica', 'Mecânica'])
  })

  it('adds one, says what the server said, and opens an empty form the next time', async () => {
    const server = await open()
    await click('Adicionar')
    expect(within(form() ?? document.body).getByRole('heading').textContent).toBe('Cadastrar curso')
    expect(document.activeElement).toBe(field())
    await userEvent.type(field(), ' Redes ')
    await click('Salvar')
    await screen.findByText('4 cursos')
    expect(form()).toBeNull()
    expect(server.bodiesOf('POST /cursos')).toEqual([{ nome: ' Redes ' }])
    await click('Adicionar')
    expect(field().value).toBe('')
  })

  it('leaves the end of a session to the shell', async () => {
    await open({
      'DELETE /cursos/{id}': () => {
        throw new ApiError(401, { titulo: 'Entre' }, { endedSession: true })
      },
    })
    await click('Excluir Química')
    await click('Sim')
    await expect(screen.findByText('Entre', {}, { timeout: 300 })).rejects.toThrow('Entre')
  })

  it('asks before Back loses what stands in a form', async () => {
    const go = vi.spyOn(history, 'go').mockImplementation(() => {
      queueMicrotask(() => dispatchEvent(new Event(BEFORE_STEP, { cancelable: true })))
    })
    await open()
    await click('Adicionar')
    dispatchEvent(new Event(BEFORE_STEP, { cancelable: true }))
    expect(go).not.toHaveBeenCalled()
    await userEvent.type(field(), 'Redes')
    dispatchEvent(new Event(BEFORE_STEP, { cancelable: true }))
    await click('Continuar editando')
    expect(go).toHaveBeenCalledOnce()
    expect(field().value).toBe('Redes')
  })

  it('keeps a form open that is not right, with words beside the field and above', async () => {
    const server = await open()
    await click('Adicionar')
    await click('Salvar')
    expect(screen.getByText('Preencha este campo.')).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('Falta corrigir um campo:Nome')
    await userEvent.type(field(), 'a'.repeat(300))
    await click('Salvar')
    expect(screen.getByText(/^Use no máximo/)).toBeDefined()
    expect(server.bodiesOf('POST /cursos')).toEqual([])
  })

  it('changes one, with the version that was opened', async () => {
    const server = await open()
    await click('Editar Química')
    expect(field().value).toBe('Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    await screen.findByRole('rowheader', { name: 'Química fina' })
    expect(server.bodiesOf('PUT /cursos/{id}')).toEqual([{ nome: 'Química fina', versao: 1 }])
  })

  it('tells who was slower, who may see what was saved meanwhile', async () => {
    let isFirst = true
    const noun = fakeNoun('/cursos', cursos)
    const server = await open({
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
    await screen.findByText('Outra pessoa alterou este curso')
    await click('Ver como ficou')
    await waitFor(() => expect(field().value).toBe('Química industrial'))
    await click('Salvar')
    expect(server.bodiesOf('PUT /cursos/{id}').at(-1)).toEqual({
      nome: 'Química industrial',
      versao: 2,
    })
    await waitFor(() => expect(form()).toBeNull())
  })

  it('closes no other form once the answer comes to one that was given up meanwhile', async () => {
    const answer = Promise.withResolvers<{ dados: unknown; titulo: string }>()
    await open({ 'POST /cursos': () => answer.promise })
    await click('Adicionar')
    await userEvent.type(field(), 'Redes')
    await click('Salvar')
    await screen.findByRole('button', { name: 'Salvando…' })
    await click('Cancelar')
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    answer.resolve({ dados: {}, titulo: 'Curso cadastrado' })
    await screen.findByText('Curso cadastrado')
    expect(field().value).toBe('Química fina')
  })

  it('asks before Esc loses what was typed', async () => {
    await open()
    await click('Adicionar')
    await userEvent.type(field(), 'Redes')
    await userEvent.keyboard('{Escape}')
    await screen.findByText('Descartar o que você mudou?')
    await click('Continuar editando')
    expect(field().value).toBe('Redes')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    await userEvent.keyboard('{Escape}')
    await click('Descartar')
    await waitFor(() => expect(form()).toBeNull())
  })

  it('closes by Esc at once where nothing was typed', async () => {
    await open()
    await click('Editar Química')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(form()).toBeNull())
  })

  it('asks before it deletes, naming what hangs on it', async () => {
    await open({
      'GET /dependencias/{entidade}/{id}': () => ({
        dados: { impede: false, itens: [{ nome: 'provas', total: 2 }], a_retirar: 3 },
      }),
    })
    await click('Excluir Química')
    const question = await screen.findByRole('dialog', { name: 'Deseja deletar este curso?' })
    expect(question.textContent).toContain(
      'Química. Some também o que depende disso: 2\u00A0provas. 3\u00A0questões que estudantes responderam são só retiradas: as respostas continuam guardadas.',
    )
    await click('Não')
    expect(names()).toHaveLength(3)
    await click('Excluir Química')
    await click('Sim')
    await screen.findByText('2 cursos')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  it('lists no more what somebody else had deleted already', async () => {
    await open({
      'DELETE /cursos/{id}': () => {
        cursos.splice(0, 1)
        throw new ApiError(404, { titulo: 'Não há', mensagem: 'Já não há.', codigo: 'x' })
      },
    })
    await click('Excluir Química')
    await click('Sim')
    await screen.findByText('Já não há.')
    await click('Entendi')
    expect(await screen.findByText('2 cursos')).toBeDefined()
  })

  it('says why one cannot be deleted', async () => {
    await open({
      'DELETE /cursos/{id}': () => {
        throw new ApiError(409, { titulo: 'Em uso', mensagem: 'Há 2 provas.', codigo: 'em_uso' })
      },
    })
    await click('Excluir Química')
    await click('Sim')
    expect(await screen.findByText('Há 2 provas.')).toBeDefined()
  })

  it('works with a server of section 7 alone', async () => {
    const server = fakeServer(
      fakeNoun(
        '/cursos',
        cursos.map(({ id, nome }) => ({ id, nome })),
        false,
      ),
    )
    showScreen(<Cursos />)
    await screen.findByText('3 cursos')
    await click('Editar Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    await screen.findByRole('rowheader', { name: 'Química fina' })
    expect(server.bodiesOf('PUT /cursos/{id}')).toEqual([{ nome: 'Química fina' }])
  })

  it('is a list where the screen is narrow', async () => {
    await open({}, false)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('table')).toBeNull()
    expect(first()).toMatch(/^Mecânica/)
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome, decrescente')
    expect(first()).toMatch(/^Química/)
  })
})
