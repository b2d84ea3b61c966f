import { session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Router } from './router.tsx'

afterEach(() => {
  cleanup()
  session.end()
})

const CURSOS = 'GET /cursos?pagina=1&limite=100&ordem=nome'
const enterAs = (id: number, nome: string) =>
  act(() => {
    session.begin(unsignedToken({ id, nome, email: 'a@b.c', perfil: 'Administrador' }))
  })

it('shows another administrator who enters nothing of what the one before was told', async () => {
  fakeServer({ [CURSOS]: [{ id: 1, nome: 'Química' }] })
  enterAs(1, 'Ana')
  history.replaceState(null, '', '/rumo/admin/cursos')
  render(<Router basename="/rumo" />)
  expect(await screen.findAllByText('Química')).not.toEqual([])

  fakeServer({ [CURSOS]: () => new Promise(() => {}) })
  enterAs(2, 'Rui')
  expect(await screen.findByText(/^Carregando cursos/)).toBeDefined()
  expect(screen.queryAllByText('Química')).toEqual([])
})

/** Opens a path. The server knows only the calls in `answers`. */
function open(path: string, answers: Record<string, unknown> = {}) {
  fakeServer(answers)
  enterAs(1, 'Ana')
  history.replaceState(null, '', `/rumo${path}`)
  render(<Router basename="/rumo" />)
}

const SEM_COLETANEA =
  'O servidor deste site não deixa editar os textos de apoio. O tema você muda em Provas, nas instruções de redação.'

describe('before section 7 alone', () => {
  it('has nothing in its menu that only our server has, and counts what there is', async () => {
    const provas = [
      { id: 1, nome: 'Azul' },
      { id: 2, nome: 'Verde' },
    ].map((prova) => ({
      ...prova,
      id_vestibular: null,
      url_arquivo: null,
      instrucoes: null,
    }))
    open('/admin', {
      'GET /cursos': [],
      'GET /provas': provas,
      'GET /redacoes': [],
      'GET /usuarios': [],
      'GET /vestibulares': [],
    })
    const menu = screen.getByRole('navigation', { name: 'Administração' })
    const links = within(menu).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Cursos',
      'Provas',
      'Vestibulares',
      'Usuários',
    ])
    const counted = await screen.findByRole('list', { name: 'O que há' })
    expect(counted.textContent).toContain('2 provas')
  })

  it.each([
    ['/admin/materias', 'O servidor deste site não guarda matérias.'],
    ['/admin/questoes', 'O servidor deste site não deixa editar questões.'],
    ['/admin/temas/1', SEM_COLETANEA],
    ['/admin/provas/1/temas/novo', SEM_COLETANEA],
    ['/admin/redacoes', 'O servidor deste site não recebe redações para corrigir.'],
    ['/admin/redacoes/1', 'O servidor deste site não recebe redações para corrigir.'],
    ['/admin/importar-prova', 'Cadastre a prova em Provas, com o endereço do PDF.'],
  ])('says at %s that it has none of that', async (path, words) => {
    open(path)
    expect(await screen.findByText(words)).toBeDefined()
  })
})
