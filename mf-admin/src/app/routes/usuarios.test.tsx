import type { Usuario } from '@rumo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Usuarios } from './usuarios.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  if (text) await userEvent.type(screen.getByLabelText(label), text)
}

function open() {
  const ana: Usuario = {
    id: 1,
    nome: 'Ana Souza',
    email: 'ana@exemplo.br',
    perfil: 'Administrador',
  }
  const server = fakeServer(fakeNoun('/usuarios', [ana]))
  showScreen(<Usuarios />)
  return server
}

it('adds an Aluno unless told, without the confirmation', async () => {
  const server = open()
  await click('Adicionar')
  await write('Nome', 'Bia Reis')
  await write('E-mail', 'bia@exemplo.br')
  await write('Senha', 'uma frase boa')
  await write('Confirme a senha', 'outra frase boa')
  await click('Salvar')
  await screen.findByRole('dialog', { name: 'Aviso!' })
  await click('Entendi')
  expect(server.bodiesOf('POST /usuarios')).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Aviso!' })).toBeNull())
  await screen.findByText('As senhas não coincidem.')
  await write('Confirme a senha', 'uma frase boa')
  await click('Salvar')
  await screen.findByText('2 usuários')
  expect(server.bodiesOf('POST /usuarios')).toEqual([
    { nome: 'Bia Reis', email: 'bia@exemplo.br', perfil: 'Aluno', senha: 'uma frase boa' },
  ])
})

it('takes an empty confirmation for one that does not match', async () => {
  const server = open()
  await click('Adicionar')
  await write('Nome', 'Bia Reis')
  await write('E-mail', 'bia@exemplo.br')
  await write('Senha', 'uma frase boa')
  await click('Salvar')
  await screen.findByRole('dialog', { name: 'Aviso!' })
  await click('Entendi')
  await screen.findByText('As senhas não coincidem.')
  expect(server.bodiesOf('POST /usuarios')).toEqual([])
})

it('keeps a password that is left empty', async () => {
  const server = open()
  await click('Editar Ana Souza')
  expect(screen.getByLabelText<HTMLInputElement>('Administrador').checked).toBe(true)
  expect(screen.getByLabelText<HTMLInputElement>('Senha (opcional)').value).toBe('')
  await write('Nome', 'Ana Dias')
  await click('Salvar')
  await screen.findByRole('rowheader', { name: 'Ana Dias' })
  expect(server.bodiesOf('PUT /usuarios/{id}')).toEqual([
    { nome: 'Ana Dias', email: 'ana@exemplo.br', perfil: 'Administrador' },
  ])
})
