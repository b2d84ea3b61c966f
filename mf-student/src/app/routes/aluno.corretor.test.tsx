import 'fake-indexeddb/auto'
import { session } from '@rumo/shared-auth'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { open, part, signIn } from './aluno/perfil.fixture.tsx'

let id = 0
beforeEach(() => {
  ;({ id } = signIn())
})
afterEach(() => {
  cleanup()
  session.end()
})

it.each([
  ['leads a Corretor', 'Corretor', '/rumo/admin/redacoes'],
  ['leads an Aluno who corrects nothing not', null, undefined],
])('%s to the essays to correct', async (_, funcao, href) => {
  const usuario = { id, nome: 'Marina Alves', email: 'marina@exemplo.br', perfil: 'Aluno', funcao }
  open({ [`GET /usuarios/${id}`]: usuario })
  await part('Sequência de treino')
  await screen.findByText('marina@exemplo.br')
  const link = screen.queryByRole('link', { name: 'Redações a corrigir' })
  expect(link?.getAttribute('href')).toBe(href)
})
