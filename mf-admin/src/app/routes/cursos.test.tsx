import type { Curso } from '@rumo/contract'
import { BEFORE_STEP } from '@rumo/contract/host'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { click, field, form, names, open, someCursos } from './cursos.fixture.tsx'
import { Cursos } from './cursos.tsx'

let cursos: Curso[]
beforeEach(() => {
  cursos = someCursos()
})

const first = () => screen.getAllByRole('listitem')[0]?.textContent

describe('Cursos', () => {
  it('lists them by name', async () => {
    await open(cursos)
    expect(names()).toEqual(['Mecânica', 'Mecatrônica', 'Química'])
  })

  it('finds them while one types, whatever accents and case', async () => {
    await open(cursos)
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'MECA')
    expect(names()).toEqual(['Mecânica', 'Mecatrônica'])
    expect(screen.getByText('2 de 3 cursos')).toBeDefined()
    expect(screen.getByText(/1 curso não combina com “MECA”/)).toBeDefined()
    await click('Limpar a pesquisa')
    expect(names()).toHaveLength(3)
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'meca')
    await click('Limpar')
    expect(names()).toHaveLength(3)
    expect(document.activeElement).toBe(screen.getByLabelText('Pesquisar'))
  })

  it('sorts them the other way round', async () => {
    await open(cursos)
    const head = screen.getByRole('columnheader', { name: 'Nome' })
    expect(head.getAttribute('aria-sort')).toBe('ascending')
    await click('Nome')
    expect(names()).toEqual(['Química', 'Mecatrônica', 'Mecânica'])
    expect(head.getAttribute('aria-sort')).toBe('descending')
  })

  it('adds one, says what the server said, and opens an empty form the next time', async () => {
    const server = await open(cursos)
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

  it('asks before Back loses what stands in a form', async () => {
    const go = vi.spyOn(history, 'go').mockImplementation(() => {
      queueMicrotask(() => dispatchEvent(new Event(BEFORE_STEP, { cancelable: true })))
    })
    await open(cursos)
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
    const server = await open(cursos)
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
    const server = await open(cursos)
    await click('Editar Química')
    expect(field().value).toBe('Química')
    await userEvent.type(field(), ' fina')
    await click('Salvar')
    await screen.findByRole('rowheader', { name: 'Química fina' })
    expect(server.bodiesOf('PUT /cursos/{id}')).toEqual([{ nome: 'Química fina', versao: 1 }])
  })

  it('asks before Esc loses what was typed', async () => {
    await open(cursos)
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

  it('asks before Cancelar loses what was typed, and nothing where nothing was', async () => {
    await open(cursos)
    await click('Adicionar')
    await click('Cancelar')
    expect(form()).toBeNull()
    await click('Adicionar')
    await userEvent.type(field(), 'Redes')
    await click('Cancelar')
    await screen.findByRole('dialog', { name: 'Descartar o que você mudou?' })
    await click('Continuar editando')
    await waitFor(() => expect(screen.queryByText('Descartar o que você mudou?')).toBeNull())
    expect(field().value).toBe('Redes')
    await click('Cancelar')
    await click('Descartar')
    await waitFor(() => expect(form()).toBeNull())
  })

  it('closes by Esc at once where nothing was typed', async () => {
    await open(cursos)
    await click('Editar Química')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(form()).toBeNull())
  })

  it('asks before it deletes, naming what hangs on it', async () => {
    await open(cursos, {
      'GET /dependencias/{entidade}/{id}': () => ({
        dados: { impede: false, itens: [{ nome: 'provas', total: 2 }], a_retirar: 3 },
      }),
    })
    await click('Deletar Química')
    const question = await screen.findByRole('dialog', { name: 'Deseja deletar este curso?' })
    expect(question.textContent).toContain(
      'Química. Isto também será deletado: 2\u00A0provas. 3\u00A0questões que alunos responderam são só retiradas: as respostas continuam guardadas.',
    )
    await click('Não')
    expect(names()).toHaveLength(3)
    await click('Deletar Química')
    await click('Sim')
    await screen.findByText('2 cursos')
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
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
    await open(cursos, {}, false)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('table')).toBeNull()
    expect(first()).toMatch(/^Mecânica/)
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome, decrescente')
    expect(first()).toMatch(/^Química/)
  })
})
