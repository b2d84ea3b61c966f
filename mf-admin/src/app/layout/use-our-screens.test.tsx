import type { Extensao } from '@rumo/contract'
import { ApiError, http, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Router } from '../router.tsx'

afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
})

const OURS = ['correcoes', 'edicao', 'materias', 'registro', 'relatos', 'resumo'] as const

/**
 * Opens a path. The server has only these extensões, but the configuration lists all of `OURS`, so that only answers
 * tell the difference. Returns a function that lets the server answer.
 */
function openUntold(path: string, extensoes: readonly Extensao[]): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  http.configure({ address: 'http://api.test/', extensoes: OURS, onUnauthorized: session.drop })
  const missing = new Set<Extensao>()
  const offers = http.offers.bind(http)
  vi.spyOn(http, 'offers').mockImplementation(
    (call) => offers(call) && !(call.extensao && missing.has(call.extensao)),
  )
  vi.spyOn(http, 'answer').mockImplementation(async ({ extensao }) => {
    await promise
    if (extensao && extensoes.includes(extensao)) return { dados: [] }
    if (extensao) missing.add(extensao)
    throw new ApiError(404, {})
  })
  session.begin(unsignedToken({ id: 1, nome: 'Ana', email: 'a@b.c', perfil: 'Administrador' }))
  history.replaceState(null, '', `/rumo${path}`)
  render(<Router basename="/rumo" />)
  return resolve
}

const linksOfMenu = () => {
  const menu = screen.getByRole('navigation', { name: 'Administração' })
  return within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}
const SPEC = ['Home', 'Cursos', 'Provas', 'Vestibulares', 'Usuários']

it('takes out of the menu what the server turns out not to have', async () => {
  const answer = openUntold('/admin', ['materias'])
  expect(linksOfMenu()).toEqual([
    ...SPEC,
    'Questões',
    'Matérias',
    'Redações a corrigir',
    'Registro',
  ])
  answer()
  await waitFor(() => expect(linksOfMenu()).toEqual([...SPEC, 'Matérias']))
})

it('says in the place of a screen that the server has nothing for it, once that is known', async () => {
  openUntold('/admin/registro', [])()
  expect(await screen.findByText('O servidor deste site não guarda um registro.')).toBeDefined()
})

it('has in the menu of a Corretor what is for those who correct, and nothing else', async () => {
  http.configure({ address: 'http://api.test/', extensoes: OURS, onUnauthorized: session.drop })
  vi.spyOn(http, 'answer').mockResolvedValue({ dados: [], total: 0 })
  const corretor = {
    id: 1,
    nome: 'Bia',
    email: 'a@b.c',
    perfil: 'Aluno',
    funcao: 'Corretor',
  } as const
  session.begin(unsignedToken(corretor))
  history.replaceState(null, '', '/rumo/admin/redacoes')
  render(<Router basename="/rumo" />)
  await screen.findByRole('heading', { level: 1, name: 'Redações a corrigir' })
  expect(linksOfMenu()).toEqual(['Redações a corrigir'])
})
