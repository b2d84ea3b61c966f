import { remotes } from '@rumo/contract'
import type { HostProps } from '@rumo/contract/host'
import { fakeHost } from '@rumo/contract/testing'
import { session } from '@rumo/shared-auth'
import { fakeServer } from './testing/fake-server.ts'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bootstrap, mount, unmount } from './entry.tsx'

const paths = remotes.find(({ name }) => name === 'mf-admin')?.paths ?? []
let props: HostProps

beforeEach(() => {
  localStorage.setItem('token', unsignedToken(MARIANA))
  fakeServer({})
  props = fakeHost()
})
afterEach(async () => {
  await act(() => unmount(props))
  vi.restoreAllMocks()
  props.slot.remove()
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
  perfil: 'Administrador' as const,
}

describe('mf-admin', () => {
  it.each(paths.map(({ path }) => path))(
    'has a screen for %s, as the table promises',
    async (path) => {
      await open(path)
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
    },
  )

  it('shows its first page', async () => {
    await open('/admin')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home Administrador')
  })

  it('signs out by Sair', async () => {
    await open('/admin')
    await act(async () => screen.getByRole('button', { name: 'Sair' }).click())
    expect(session.claims()).toBeNull()
  })

  it('leaves nothing behind in its slot', async () => {
    await open('/admin')
    await act(() => unmount(props))
    expect(props.slot.childNodes).toHaveLength(0)
  })
})
