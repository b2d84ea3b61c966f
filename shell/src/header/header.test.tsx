import type { SiteConfig } from '@rumo/contract'
import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { PEOPLE } from '../routing/visitors.fixture.ts'
import { HeaderRoot } from './header-root.tsx'
import { Header } from './header.tsx'

const faculdade = {
  nome: 'Colégio Técnico',
  url_vestibular: 'https://example.com/vestibular',
  url_inscricao: 'https://example.com/inscricao',
  contato: 'x',
}
const site: SiteConfig = {
  base: '/rumo/',
  extensoes: [],
  faculdade,
  remotes: [
    {
      name: 'mf-public',
      owner: 'Equipe',
      exposes: './entry',
      entry: '',
      paths: [{ path: '/', guard: 'none' }],
    },
  ],
}

describe('the header', () => {
  it('leads to the college in a new tab, home, and to /login', () => {
    render(<Header kind={{ kind: 'full' }} base="/rumo/" faculdade={faculdade} claims={null} />)
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/rumo/', faculdade.url_vestibular, '/rumo/login'])
    const college = screen.getByRole('link', { name: 'Colégio Técnico (abre em outra aba)' })
    expect(college.getAttribute('target')).toBe('_blank')
  })

  it('shows who is signed in, and leads them to /login too', () => {
    const claims = { ...PEOPLE.aluno, nome: 'Marina Alves' }
    render(<Header kind={{ kind: 'full' }} base="/rumo/" faculdade={faculdade} claims={claims} />)
    const link = screen.getByRole('link', { name: 'Marina' })
    expect(link.getAttribute('href')).toBe('/rumo/login')
    expect(screen.queryByText('Entre')).toBeNull()
  })

  it.each(['', ' ', 42])('has words for an account whose name is %j', (nome) => {
    const claims = { ...PEOPLE.aluno, nome: nome as string }
    render(<Header kind={{ kind: 'full' }} base="/rumo/" faculdade={faculdade} claims={claims} />)
    expect(screen.getByRole('link', { name: 'Conta' })).toBeDefined()
  })

  it('begins with the way out where it is short', () => {
    const kind = { kind: 'short', wayOut: 'Sair do treino' } as const
    render(<Header kind={kind} base="/rumo/" faculdade={faculdade} claims={null} />)
    const wayOut = screen.getByRole('link', { name: 'Sair do treino' })
    expect(wayOut.getAttribute('href')).toBe('/rumo/')
  })

  it('renders without a window, for a user who is not known yet', () => {
    const html = renderToString(<HeaderRoot site={site} loadedAt="/rumo/" />)
    expect(html).toContain('Entre')
    expect(html).not.toContain(' style=')
  })

  it('is hydrated as it was drawn, and then follows the address', async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    const element = document.createElement('div')
    const root = <HeaderRoot site={site} loadedAt="/rumo/" />
    element.innerHTML = renderToString(root)
    history.replaceState(null, '', '/rumo/nowhere')
    const onRecoverableError = vi.fn()
    const shown = await act(() => hydrateRoot(element, root, { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(element.innerHTML).toBe('')
    act(() => shown.unmount())
  })
})
