import { fakeServer } from '@rumo/shared-auth/fake-server'
import { cleanup, render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { Place } from '../../shared/place.ts'
import { aboutInWords } from '../../shared/duracao.ts'
import { fakeScreen } from '../../testing/fake-screen.ts'
import { Home } from './index.tsx'

const FACULDADE = { url_inscricao: 'https://faculdade.test/inscricao' }

const open = () =>
  render(
    <Place value={{ basename: '/rumo', screen: '' }}>
      <Home faculdade={FACULDADE} />
    </Place>,
  )

beforeEach(() => {
  fakeScreen()
  fakeServer({})
  open()
})

it('offers the ways to practise and the past exams, each row one link', () => {
  const rows = within(screen.getByRole('list')).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    '/rumo/questoes-alternativas',
    '/rumo/temas-redacao',
    '/rumo/vestibular-completo',
    '/rumo/provas-anteriores',
  ])
  const told = rows.map((row) => row.textContent.replaceAll('\u00A0', ' '))
  expect(told[0]).toMatch(/^.?Questões alternativas/)
  // The duration is the same as elsewhere, although the home page does not load the rule that computes it.
  expect(told[0]).toContain(`10 questões${aboutInWords(10)}`.replaceAll('\u00A0', ' '))
  expect(told[2]).toMatch(/Vestibular completo.*10 questões ou uma prova inteira/)
})

it('leads to the search of questions where the server has one', () => {
  expect(screen.queryByRole('link', { name: /Buscar questões/ })).toBeNull()
  cleanup()
  fakeServer({}, ['busca'])
  open()
  const link = screen.getByRole('link', { name: /Buscar questões/ })
  expect(link.getAttribute('href')).toBe('/rumo/buscar-questoes')
})

it('leads to the registration of the college in a new tab, and says so', () => {
  const link = screen.getByRole('link', { name: 'site oficial (abre em outra aba)' })
  expect(link.getAttribute('href')).toBe(FACULDADE.url_inscricao)
  expect(link.getAttribute('target')).toBe('_blank')
})

it('names the page', () => {
  expect(document.title).toBe('Treino para o vestibular · Rumo')
})
