import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { encerrado, open, PRATICADAS, signIn, SIMULADOS } from './routes/aluno/perfil.fixture.tsx'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'

afterEach(() => {
  cleanup()
  session.end()
})

it('shows another account that enters nothing of the one before', async () => {
  signIn()
  const prova = { id: 3, nome: 'Prova de Marina' }
  open({ [SIMULADOS]: [encerrado(9, { prova })] })
  expect(await screen.findByRole('link', { name: prova.nome })).toBeDefined()

  fakeServer(
    { 'GET /usuarios/9999': () => new Promise(() => {}), 'GET /estatisticas': PRATICADAS },
    ['conta', 'estatisticas', 'simulados'],
  )
  const outra = { id: 9999, nome: 'Rui Dias', email: 'rui@exemplo.br', perfil: 'Aluno' } as const
  act(() => {
    session.begin(unsignedToken(outra))
  })
  expect(await screen.findAllByText('carregando...')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: prova.nome })).toBeNull()
})
