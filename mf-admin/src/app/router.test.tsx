import { session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
