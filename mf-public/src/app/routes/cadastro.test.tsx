import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Cadastro } from './cadastro.tsx'
import { readDialog } from '../../testing/read-dialog.ts'

const ANA = { id: 7, nome: 'Ana Dias', email: 'ana@exemplo.br', perfil: 'Aluno' }
const SENHA = 'uma frase boa'
const JA_CRIADA = 'Sua conta já foi criada. Falta só entrar: tente de novo.'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  session.end()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const send = async () => userEvent.click(screen.getByRole('button', { name: 'Cadastrar' }))

const refuse = () => {
  throw new DOMException('No.', 'SecurityError')
}

/** Opens the form, filled in, with a fake server that gives these answers. */
async function open(answers: Record<string, unknown>) {
  const calls = fakeServer(answers)
  render(<Cadastro />, { wrapper: MemoryRouter })
  await userEvent.type(field('Nome completo'), ANA.nome)
  await userEvent.type(field('E-mail'), ANA.email)
  await userEvent.type(field('Senha'), SENHA)
  await userEvent.type(field('Confirme a senha'), SENHA)
  return calls
}

it('makes the account, then enters, and says nothing of a step between them', async () => {
  const entering = Promise.withResolvers<string>()
  const calls = await open({
    'POST /usuarios': ANA,
    'POST /usuarios/login': () => entering.promise,
  })
  await send()
  await vi.waitFor(() => expect(calls).toEqual(['POST /usuarios', 'POST /usuarios/login']))
  expect(screen.queryByText(JA_CRIADA)).toBeNull()
  entering.resolve(unsignedToken(ANA))
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
  expect(screen.queryByText(JA_CRIADA)).toBeNull()
})

it('asks about an e-mail that looks like a slip, before an account is made for it', async () => {
  const calls = await open({
    'POST /usuarios': ANA,
    'POST /usuarios/login': () => unsignedToken(ANA),
  })
  await userEvent.clear(field('E-mail'))
  await userEvent.type(field('E-mail'), 'ana@gmail')
  await send()
  expect(await screen.findByText('Você escreveu ana@gmail. Não seria ana@gmail.com?')).toBeDefined()
  await readDialog('Este e-mail está certo?', 'Voltar e corrigir')
  expect(calls).toEqual([])
  await send()
  const dialog = await screen.findByRole('dialog', { name: 'Este e-mail está certo?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Está certo assim' }))
  await vi.waitFor(() => expect(calls).toEqual(['POST /usuarios', 'POST /usuarios/login']))
})

it('goes on where a reload took the question away that is asked before one enters', async () => {
  session.hold(unsignedToken(ANA))
  const calls = fakeServer({})
  render(<Cadastro />, { wrapper: MemoryRouter })
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
  expect(calls).toEqual([])
})

it('only enters the next time where the account was made and entering failed', async () => {
  const login = vi
    .fn<() => string>()
    .mockImplementationOnce(() => {
      throw new ApiError(503, { titulo: 'Servidor ocupado' })
    })
    .mockReturnValue(unsignedToken(ANA))
  const calls = await open({ 'POST /usuarios': ANA, 'POST /usuarios/login': login })
  await send()
  await readDialog('Servidor ocupado')
  expect(await screen.findByText(JA_CRIADA)).toBeDefined()
  expect(field('Senha').value).toBe(SENHA)
  await send()
  await vi.waitFor(() => expect(session.claims()).not.toBeNull())
  expect(calls.filter((call) => call === 'POST /usuarios')).toHaveLength(1)
})

it('says that the server is down, and makes the account from the same form once it is back', async () => {
  const create = vi
    .fn<() => unknown>(() => ANA)
    .mockImplementationOnce(() => {
      throw new ApiError(0, undefined)
    })
  await open({ 'POST /usuarios': create, 'POST /usuarios/login': unsignedToken(ANA) })
  await send()
  await readDialog('Sem resposta do servidor')
  expect(field('Senha').value).toBe(SENHA)
  await send()
  await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
  expect(create).toHaveBeenCalledTimes(2)
})

describe('where the answer got lost', () => {
  const TAKEN = new ApiError(409, { codigo: 'email_em_uso', titulo: 'Não foi possível salvar' })
  /**
   * A server that makes the account but whose first answer gets lost. From the second request on, the e-mail is taken.
   */
  const lost = () => {
    const answer = vi.fn<() => unknown>().mockImplementationOnce(() => {
      throw new ApiError(0, undefined)
    })
    return answer.mockImplementation(() => {
      throw TAKEN
    })
  }

  it('enters the account that was made all the same', async () => {
    await open({ 'POST /usuarios': lost(), 'POST /usuarios/login': unsignedToken(ANA) })
    await send()
    await readDialog('Sem resposta do servidor')
    await send()
    await vi.waitFor(() => expect(session.claims()?.email).toBe(ANA.email))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that the e-mail is taken where the account is not theirs', async () => {
    const refused = new ApiError(401, { codigo: 'credenciais_invalidas', titulo: 'Não entra' })
    await open({ 'POST /usuarios': lost(), 'POST /usuarios/login': refused })
    await send()
    await readDialog('Sem resposta do servidor')
    await send()
    await readDialog('Não foi possível criar a conta', 'Usar outro e-mail')
    expect(screen.queryByText(JA_CRIADA)).toBeNull()
  })

  it.each([
    ['was not answered', new ApiError(0, undefined), 'Sem resposta do servidor'],
    ['came too often', new ApiError(429, { titulo: 'Muitas tentativas' }), 'Muitas tentativas'],
  ])('does not call the e-mail taken where the sign-in %s', async (_, failure, titulo) => {
    await open({ 'POST /usuarios': lost(), 'POST /usuarios/login': failure })
    await send()
    await readDialog('Sem resposta do servidor')
    await send()
    await readDialog(titulo)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('tries no password on an account that another e-mail was not lost for', async () => {
    const calls = await open({ 'POST /usuarios': lost() })
    await send()
    await readDialog('Sem resposta do servidor')
    await userEvent.type(field('E-mail'), '.gov')
    await send()
    await readDialog('Não foi possível criar a conta', 'Usar outro e-mail')
    expect(calls).not.toContain('POST /usuarios/login')
  })
})

it('makes another account for another e-mail', async () => {
  const calls = await open({ 'POST /usuarios': ANA, 'POST /usuarios/login': new ApiError(500, {}) })
  await send()
  await readDialog('Algo deu errado')
  await userEvent.type(field('E-mail'), '.gov')
  await send()
  await readDialog('Algo deu errado')
  expect(calls.filter((call) => call === 'POST /usuarios')).toHaveLength(2)
})

it.each([
  ['expired', unsignedToken({ ...ANA, exp: 1 }), 'O relógio deste aparelho está errado'],
  ['unreadable', 'nem.um-token', 'Algo deu errado'],
  ['no text at all', { token: 'x' }, 'Algo deu errado'],
])('stays where the token is %s', async (_, token, titulo) => {
  await open({ 'POST /usuarios': ANA, 'POST /usuarios/login': token })
  await send()
  await readDialog(titulo)
  expect(await screen.findByText(JA_CRIADA)).toBeDefined()
  expect(session.token()).toBeNull()
})

it('stays where the browser keeps no token, and says why', async () => {
  await open({ 'POST /usuarios': ANA, 'POST /usuarios/login': unsignedToken(ANA) })
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  await send()
  await readDialog('Este navegador não deixa você continuar na conta')
  expect(session.claims()).toBeNull()
})
