import 'fake-indexeddb/auto'
import type { Extensao } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { device, VISITANTE } from '@rumo/shared-device/device'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '../paths.ts'
import { Login } from './login.tsx'
import { SenhaEsquecida } from './por-email.tsx'
import { readDialog } from '../../testing/read-dialog.ts'

const ANA = { id: 7, nome: 'Ana Dias', email: 'ana@exemplo.br', perfil: 'Aluno' }
const keptBy = (owner: string) => device.of(owner).read('redacoes-enviadas/1')
const TEMA = { id: 3, titulo: 'A ponte', comando: 'Escreva.', textos: [] }
const FACULDADE = { contato: 'secretaria@example.com' }
const SENHA = 'uma frase boa'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  session.end()
})

function open(login?: unknown, extensoes: Extensao[] = []) {
  const calls = fakeServer(
    { 'POST /usuarios/login': login, 'GET /correio': { ativo: true } },
    extensoes,
  )
  render(
    <MemoryRouter initialEntries={[`${PATHS.login}?volta=%2Faluno`]}>
      <Routes>
        <Route path={PATHS.login} element={<Login faculdade={FACULDADE} />} />
        <Route path={PATHS.home} element="A página inicial" />
        <Route path={PATHS.senhaEsquecida} element={<SenhaEsquecida faculdade={FACULDADE} />} />
      </Routes>
    </MemoryRouter>,
  )
  return calls
}

const asked = () => screen.findByRole('dialog', { name: /^Foi você/ })
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const values = () => [field('E-mail').value, field('Senha').value]
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Entrar' }))

async function fill() {
  await userEvent.type(field('E-mail'), ANA.email)
  await userEvent.type(field('Senha'), SENHA)
}

it('takes what was typed along to where one asks for another password', async () => {
  open(undefined, ['correio'])
  await userEvent.type(field('E-mail'), ANA.email)
  await userEvent.click(screen.getByRole('link', { name: 'Escolher outra' }))
  expect(await screen.findByRole('button', { name: 'Mandar e-mail' })).toBeDefined()
  expect(field('E-mail').value).toBe(ANA.email)
})

it('names the page, and whom to ask for a new password', () => {
  open()
  expect(document.title).toBe('Entrar na Plataforma · Rumo')
  const contato = screen.getByRole('link', { name: 'secretaria@example.com' })
  expect(contato.getAttribute('href')).toBe('mailto:secretaria@example.com')
})

it('says why one was led here, with the heading', () => {
  open()
  const heading = screen.getByRole('heading', { level: 1, name: 'Entrar na Plataforma' })
  const motivo = screen.getByText('Entre para ver o seu desempenho.')
  expect(heading.getAttribute('aria-describedby')).toBe(motivo.id)
})

it('has a way home, and one to /cadastro that keeps where one wanted to go', async () => {
  open()
  const criar = screen.getByRole('link', { name: 'Criar conta' })
  expect(criar.getAttribute('href')).toBe(`${PATHS.cadastro}?volta=%2Faluno`)
  await userEvent.click(screen.getByRole('button', { name: 'Home' }))
  expect(screen.getByText('A página inicial')).toBeDefined()
})

it('says a refusal in the server’s words, and enters from the same form', async () => {
  const refusal = {
    codigo: 'credenciais_invalidas',
    titulo: 'Não foi possível entrar',
    mensagem: 'E-mail ou senha incorretos.',
  }
  const login = vi
    .fn<(body: unknown) => unknown>()
    .mockReturnValueOnce(new ApiError(401, refusal))
    .mockReturnValue(unsignedToken(ANA))
  open(login)
  await fill()
  await send()
  expect(await readDialog('Não foi possível entrar')).toContain('E-mail ou senha incorretos.')
  expect(session.token()).toBeNull()
  expect(values()).toEqual([ANA.email, SENHA])
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Senha')))
  await send()
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
  expect(login).toHaveBeenLastCalledWith({ email: ANA.email, senha: SENHA })
})

it('goes on at the password also where a server of section 7 gives a refusal no name', async () => {
  open(new ApiError(401, { titulo: 'Não foi possível entrar', mensagem: 'Senha incorreta.' }))
  await fill()
  await send()
  await readDialog('Não foi possível entrar')
  await vi.waitFor(() => expect(document.activeElement).toBe(field('Senha')))
})

it('asks, before signing in, whether what was done without an account is theirs', async () => {
  const essay = { enviada_em: new Date().toISOString(), tema: TEMA, texto: 'Era uma vez' }
  await device.of(VISITANTE).update('redacoes-enviadas/1', () => [essay])
  open(unsignedToken(ANA))
  await fill()
  await send()
  const dialog = await asked()
  expect(dialog.textContent).toMatch(/deixou aqui 1.redação\./)
  expect(session.token()).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Não fui eu' }))
  const what = await screen.findByRole('dialog', { name: 'Nada disso foi para a sua conta' })
  await userEvent.click(within(what).getByRole('button', { name: 'Apagar do aparelho' }))
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
  expect([await keptBy(VISITANTE), await keptBy(`conta-${ANA.id}`)]).toEqual([undefined, undefined])
})

describe('a reload while it is asked', () => {
  const essay = { enviada_em: new Date().toISOString(), tema: TEMA, texto: 'Era uma vez' }
  const leave = () => device.of(VISITANTE).update('redacoes-enviadas/1', () => [essay])

  it('finds the token of the account that signed in until it is answered, and no longer', async () => {
    await leave()
    open(unsignedToken(ANA))
    await fill()
    await send()
    const dialog = await asked()
    expect(session.held()).not.toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: /^Sim/ }))
    await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
    expect(session.held()).toBeNull()
  })

  it('asks again, and enters without the password', async () => {
    await leave()
    session.hold(unsignedToken(ANA))
    const calls = open()
    const dialog = await asked()
    expect(session.token()).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: /^Sim/ }))
    await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
    expect(calls).toEqual([])
    expect(session.held()).toBeNull()
  })
})

it('says that the clock of the device is wrong, and stays', async () => {
  open(unsignedToken({ ...ANA, exp: 1 }))
  await fill()
  await send()
  expect(await readDialog('O relógio deste aparelho está errado')).toContain(
    'Acerte a data e a hora',
  )
  expect(values()).toEqual([ANA.email, SENHA])
  expect(session.token()).toBeNull()
})
