import { remotes } from '@rumo/contract'
import type { HostProps } from '@rumo/contract/host'
import { fakeHost } from '@rumo/contract/testing'
import { session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootstrap, mount, unmount } from './entry.tsx'

const paths = remotes.find(({ name }) => name === 'mf-student')?.paths ?? []
let props: HostProps

beforeEach(() => {
  localStorage.setItem('token', unsignedToken(MARIANA))
  fakeServer({ 'GET /usuarios/1': MARIANA })
  props = fakeHost()
})
afterEach(async () => {
  await act(() => unmount(props))
  props.slot.remove()
  vi.restoreAllMocks()
})

async function open(path: string): Promise<void> {
  history.replaceState(null, '', `/rumo${path}`)
  await bootstrap(props)
  await act(() => mount(props))
}

const MARIANA = {
  id: 1,
  nome: 'Mariana Dias',
  email: 'mariana@exemplo.br',
  perfil: 'Aluno' as const,
}

describe('mf-student', () => {
  it.each(paths.map(({ path }) => path))(
    'has a screen for %s, as the table promises',
    async (path) => {
      await open(path)
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
    },
  )

  it('shows name and e-mail of the account that is signed in', async () => {
    await open('/aluno')
    expect(await screen.findByRole('heading', { level: 1, name: 'Mariana Dias' })).toBeDefined()
    expect(screen.getByText('mariana@exemplo.br')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Voltar' }).getAttribute('href')).toMatch(/^\/rumo\/?$/)
  })

  it('signs out by Sair', async () => {
    await open('/aluno')
    await act(async () => screen.getByRole('button', { name: 'Sair' }).click())
    expect(session.claims()).toBeNull()
  })

  it('leaves nothing behind in its slot', async () => {
    await open('/aluno')
    await act(() => unmount(props))
    expect(props.slot.childNodes).toHaveLength(0)
  })
})
