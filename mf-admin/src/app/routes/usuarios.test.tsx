import type { Extensao, Usuario } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Usuarios } from './usuarios.tsx'

afterEach(() => {
  cleanup()
  session.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  if (text) await userEvent.type(screen.getByLabelText(label), text)
}

/** Closes the dialog and waits until the focus is in the given field, a moment later. */
async function readAviso(label: string) {
  await click('Entendi')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)))
}

const SENHA_ATUAL = 'Sua senha atual (opcional)'
const enterAs = (id: number) =>
  session.begin(unsignedToken({ id, nome: 'Ana', email: 'a@b.c', perfil: 'Administrador' }))

function open(extensoes: readonly Extensao[] = [], perfil: Usuario['perfil'] = 'Administrador') {
  const ana: Usuario = {
    id: 1,
    nome: 'Ana Souza',
    email: 'ana@exemplo.br',
    perfil,
  }
  const server = fakeServer(fakeNoun('/usuarios', [ana]), extensoes)
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
  await readAviso('Confirme a senha')
  expect(server.bodiesOf('POST /usuarios')).toEqual([])
  await screen.findByText('As senhas não coincidem.')
  await write('Confirme a senha', 'uma frase boa')
  await click('Salvar')
  await screen.findByText('2 usuários')
  expect(server.bodiesOf('POST /usuarios')).toEqual([
    { nome: 'Bia Reis', email: 'bia@exemplo.br', perfil: 'Aluno', senha: 'uma frase boa' },
  ])
})

/** The first text that describes a field. */
const said = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
  return document.getElementById(ids.split(' ')[0] ?? '')?.textContent
}

it('marks all that is wrong at once, and says of the passwords in a dialog what is marked too', async () => {
  const server = open()
  await click('Adicionar')
  await write('E-mail', 'bia')
  await write('Senha', 'curta')
  await write('Confirme a senha', 'outra')
  await click('Salvar')
  const dialog = await screen.findByRole('dialog', { name: 'Aviso!', hidden: true })
  expect(dialog.textContent).toContain('As senhas não coincidem.')
  expect(['Nome', 'E-mail', 'Senha', 'Confirme a senha'].map(said)).toEqual([
    'Preencha este campo.',
    'Escreva um e-mail, como nome@exemplo.br.',
    expect.stringMatching(/8 caracteres/),
    'As senhas não coincidem.',
  ])
  await readAviso('Nome')
  expect(server.bodiesOf('POST /usuarios')).toEqual([])
})

it('takes an empty confirmation for one that does not match', async () => {
  const server = open()
  await click('Adicionar')
  await write('Nome', 'Bia Reis')
  await write('E-mail', 'bia@exemplo.br')
  await write('Senha', 'uma frase boa')
  await click('Salvar')
  await screen.findByRole('dialog', { name: 'Aviso!' })
  await readAviso('Confirme a senha')
  await screen.findByText('As senhas não coincidem.')
  expect(server.bodiesOf('POST /usuarios')).toEqual([])
})

it('sends a password with every change to a server with section 7 alone', async () => {
  const server = open()
  await click('Editar Ana Souza')
  await write('Nome', 'Ana Dias')
  await click('Salvar')
  await screen.findByText('Falta corrigir um campo:')
  expect(server.bodiesOf('PUT /usuarios/{id}')).toEqual([])
  await write('Senha', 'uma frase boa')
  await write('Confirme a senha', 'uma frase boa')
  await click('Salvar')
  await screen.findByRole('rowheader', { name: 'Ana Dias' })
  expect(server.bodiesOf('PUT /usuarios/{id}')).toEqual([
    { nome: 'Ana Dias', email: 'ana@exemplo.br', perfil: 'Administrador', senha: 'uma frase boa' },
  ])
})

it('sends such a server the password that the account has, however short, and no empty one', async () => {
  const server = open()
  await click('Editar Ana Souza')
  await click('Salvar')
  await screen.findByText('Falta corrigir um campo:')
  await write('Senha', 'abc')
  await write('Confirme a senha', 'abc')
  await click('Salvar')
  await vi.waitFor(() =>
    expect(server.bodiesOf('PUT /usuarios/{id}')).toMatchObject([{ senha: 'abc' }]),
  )
})

it('makes a Corretor of an Aluno where the server knows of any, and calls them so', async () => {
  const server = open(['corretores', 'conta'])
  await click('Adicionar')
  await write('Nome', 'Bia Reis')
  await write('E-mail', 'bia@exemplo.br')
  await userEvent.click(screen.getByRole('radio', { name: 'Corretor' }))
  await write('Senha', 'uma frase boa')
  await write('Confirme a senha', 'uma frase boa')
  await click('Salvar')
  await screen.findByRole('rowheader', { name: 'Bia Reis' })
  expect(server.bodiesOf('POST /usuarios')).toMatchObject([{ perfil: 'Aluno', funcao: 'Corretor' }])
  expect(screen.getByRole('rowheader', { name: 'Bia Reis' }).closest('tr')?.textContent).toContain(
    'Corretor',
  )
  await click('Editar Bia Reis')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Corretor' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'Aluno' }))
  await click('Salvar')
  await waitFor(() =>
    expect(server.bodiesOf('PUT /usuarios/{id}')).toMatchObject([
      { perfil: 'Aluno', funcao: null },
    ]),
  )
})

it('offers no Corretor where the server knows of none', async () => {
  open(['conta'])
  await click('Adicionar')
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value)).toEqual([
    'Aluno',
    'Administrador',
  ])
})

it('takes no short password for a new account', async () => {
  const server = open()
  await click('Adicionar')
  await write('Senha', 'abc')
  await write('Confirme a senha', 'abc')
  await click('Salvar')
  await screen.findAllByText('Use pelo menos 8 caracteres.')
  expect(server.bodiesOf('POST /usuarios')).toEqual([])
})

it('keeps a password that is left empty', async () => {
  const server = open(['conta'])
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

it('asks for the current password when users change their own account', async () => {
  enterAs(1)
  const server = open(['conta'])
  await click('Editar Ana Souza')
  await write('E-mail', 'outra@exemplo.br')
  await write(SENHA_ATUAL, 'uma frase boa')
  await click('Salvar')
  await screen.findByText('outra@exemplo.br')
  expect(server.bodiesOf('PUT /usuarios/{id}')).toEqual([
    {
      nome: 'Ana Souza',
      email: 'outra@exemplo.br',
      perfil: 'Administrador',
      senhaAtual: 'uma frase boa',
    },
  ])
})

it('asks for it too where an Aluno becomes an administrator', async () => {
  enterAs(2)
  const server = open(['conta'])
  await click('Adicionar')
  await write('Nome', 'Bia Reis')
  await write('E-mail', 'bia@exemplo.br')
  await write('Senha', 'uma frase boa')
  await write('Confirme a senha', 'uma frase boa')
  expect(screen.queryByLabelText(SENHA_ATUAL)).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Administrador' }))
  await write(SENHA_ATUAL, 'a minha frase')
  await click('Salvar')
  await screen.findByRole('rowheader', { name: 'Bia Reis' })
  expect(server.bodiesOf('POST /usuarios')).toMatchObject([
    { perfil: 'Administrador', senhaAtual: 'a minha frase' },
  ])
})

it.each([
  ['the account of an Aluno', 2, ['conta'], 'Aluno'],
  ['a server with section 7 alone', 1, [], 'Administrador'],
] as const)('asks for none for %s', async (_, id, extensoes, perfil) => {
  enterAs(id)
  open(extensoes, perfil)
  await click('Editar Ana Souza')
  expect(screen.getByLabelText('E-mail')).toBeDefined()
  expect(screen.queryByLabelText(SENHA_ATUAL)).toBeNull()
})
