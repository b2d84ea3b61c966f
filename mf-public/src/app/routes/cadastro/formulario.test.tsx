import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { PATHS } from '../../paths.ts'
import { Cadastro } from '../cadastro.tsx'
import { Login } from '../login.tsx'
import { answerDialog, readDialog } from '../../../testing/read-dialog.ts'

const ANA = { id: 7, nome: 'Ana Dias', email: 'ana@exemplo.br', perfil: 'Aluno' }
const SENHA = 'uma frase boa'
const LABELS = ['Nome completo', 'E-mail', 'Senha', 'Confirme a senha']
const FILLED = [ANA.nome, ANA.email, SENHA, SENHA]

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  session.end()
})

/** Opens the form with a fake server that creates every account, unless `answers` says otherwise. */
function open(answers: Record<string, unknown> = {}) {
  const login = { 'POST /usuarios/login': unsignedToken(ANA) }
  const calls = fakeServer({ 'POST /usuarios': ANA, ...login, ...answers })
  render(
    <MemoryRouter initialEntries={[PATHS.cadastro]}>
      <Routes>
        <Route path={PATHS.cadastro} element={<Cadastro />} />
        <Route path={PATHS.login} element={<Login faculdade={{ contato: 'a@b.c' }} />} />
        <Route path={PATHS.home} element="A página inicial" />
      </Routes>
    </MemoryRouter>,
  )
  return calls
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const values = () => LABELS.map((label) => field(label).value)
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }))
const describedBy = (label: string) =>
  (field(label).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function type(given: readonly string[]) {
  for (const [index, label] of LABELS.entries()) {
    await userEvent.clear(field(label))
    await userEvent.type(field(label), given[index] ?? '')
  }
}

it('has what a password manager looks for, and a way home', async () => {
  open()
  expect(LABELS.map((label) => field(label).autocomplete)).toEqual([
    'name',
    'username',
    'new-password',
    'new-password',
  ])
  expect(LABELS.filter((label) => !field(label).required)).toEqual([])
  expect(field('E-mail').type).toBe('email')
  await userEvent.click(screen.getByRole('button', { name: 'Home' }))
  expect(screen.getByText('A página inicial')).toBeDefined()
})

it('says beside its field what is missing or malformed, and sends nothing', async () => {
  const calls = open()
  await send()
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(4)
  expect(document.activeElement).toBe(field('Nome completo'))
  await type(['Ana', 'ana', 'curta', 'curta'])
  expect(screen.queryByText('Preencha este campo.')).toBeNull()
  await send()
  expect(describedBy('E-mail')).toContain('Escreva um e-mail')
  expect(document.activeElement).toBe(field('E-mail'))
  await userEvent.type(field('E-mail'), '@exemplo.br')
  await send()
  await vi.waitFor(() => expect(field('Senha').getAttribute('aria-invalid')).toBe('true'))
  expect(describedBy('Senha')).toMatch(/pelo menos 8/i)
  expect(document.activeElement).toBe(field('Senha'))
  expect(calls).toEqual([])
})

it('sends nothing where the passwords differ, and loses nothing that was typed', async () => {
  const calls = open()
  const different = [ANA.nome, ANA.email, SENHA, 'outra frase']
  await type(different)
  await send()
  expect(await readDialog('Senhas não coincidem')).toContain(
    'As senhas informadas não coincidem. Por favor, verifique e tente novamente.',
  )
  const confirmation = field('Confirme a senha')
  await vi.waitFor(() => expect(document.activeElement).toBe(confirmation))
  expect(describedBy('Confirme a senha')).toContain('não coincidem')
  expect(values()).toEqual(different)
  expect(calls).toEqual([])
  await userEvent.clear(confirmation)
  await userEvent.type(confirmation, SENHA)
  await send()
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
})

it('says all that is wrong at once, each thing beside its field', async () => {
  const calls = open()
  await type(['Ana', 'ana', 'curta', 'outra'])
  await userEvent.clear(field('Nome completo'))
  await send()
  expect(await readDialog('Senhas não coincidem')).toContain('não coincidem. Por favor')
  expect(LABELS.map(describedBy)).toEqual([
    expect.stringContaining('Preencha este campo.'),
    expect.stringContaining('Escreva um e-mail'),
    expect.stringMatching(/pelo menos 8/i),
    expect.stringContaining('As senhas informadas não coincidem.'),
  ])
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Nome completo')))
  expect(calls).toEqual([])
})

it('names what its buttons show', () => {
  open()
  const names = screen.getAllByRole('button', { name: /^Mostrar/ }).map((one) => one.textContent)
  expect(names).toEqual(['Mostrar senha', 'Mostrar a confirmação da senha'])
})

it('says in the server’s words that an e-mail is taken, beside it too, and stays as it is', async () => {
  const calls = open({
    'POST /usuarios': new ApiError(409, {
      codigo: 'email_em_uso',
      titulo: 'Não foi possível salvar',
      mensagem: 'Já existe uma conta com este e-mail.',
    }),
  })
  await type(FILLED)
  await send()
  expect(await readDialog('Não foi possível criar a conta', 'Usar outro e-mail')).toContain(
    'Já existe uma conta com este e-mail.',
  )
  expect(values()).toEqual(FILLED)
  expect(describedBy('E-mail')).toContain('Já existe uma conta com este e-mail.')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('E-mail')))
  expect(calls).toEqual(['POST /usuarios'])
  expect(session.token()).toBeNull()
})

it('leads from an e-mail that is taken to /login, which has it, and not its password', async () => {
  const taken = new ApiError(409, { codigo: 'email_em_uso', mensagem: 'Já existe.' })
  open({ 'POST /usuarios': taken })
  await type(FILLED)
  await send()
  await answerDialog('Não foi possível criar a conta', 'Entrar com este e-mail')
  await screen.findByRole('heading', { name: 'Entrar na Plataforma' })
  expect([field('E-mail').value, field('Senha').value]).toEqual([ANA.email, ''])
})

it('makes one account where it is sent twice at once', async () => {
  const calls = open()
  await type(FILLED)
  const { form } = field('E-mail')
  form?.requestSubmit()
  form?.requestSubmit()
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
  expect(calls).toEqual(['POST /usuarios', 'POST /usuarios/login'])
  expect(screen.queryByRole('dialog')).toBeNull()
})
