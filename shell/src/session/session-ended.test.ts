import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { sayThatSessionEnded } from './session-ended.ts'

afterEach(() => {
  session.end()
  document.body.replaceChildren()
})

const dialog = () => screen.queryByRole('dialog', { name: 'Sua sessão terminou' })

it('stands until it was read', async () => {
  const read = sayThatSessionEnded()
  ;(await screen.findByRole('button', { name: 'Entrar de novo' })).click()
  await read
  expect(dialog()).toBeNull()
})

it('does not stand where the user has signed in again by then', async () => {
  session.begin(unsignedToken({ id: 1, nome: 'Ana', email: 'a@b.c', perfil: 'Aluno' }))
  await sayThatSessionEnded()
  expect(dialog()).toBeNull()
})

it('goes when an account signs in in another tab', async () => {
  const read = sayThatSessionEnded()
  await screen.findByRole('dialog', { name: 'Sua sessão terminou' })
  localStorage.setItem(
    'token',
    unsignedToken({ id: 1, nome: 'Ana', email: 'a@b.c', perfil: 'Aluno' }),
  )
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await read
  expect(dialog()).toBeNull()
})
