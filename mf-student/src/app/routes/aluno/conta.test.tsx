import 'fake-indexeddb/auto'
import type { Extensao } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { device, VISITANTE } from '@rumo/shared-device/device'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from '../../router.tsx'

const MARINA = { id: 7, nome: 'Marina Alves', email: 'marina@exemplo.br', perfil: 'Aluno' as const }
const SENHA = 'uma frase boa'
const NOVA = 'outra frase boa'
const navigate = vi.fn<(path: string) => void>()

beforeEach(() => {
  localStorage.setItem('token', unsignedToken(MARINA))
  history.replaceState(null, '', '/rumo/aluno/conta')
})
afterEach(() => {
  cleanup()
  session.end()
  vi.restoreAllMocks()
  navigate.mockReset()
})

/** Opens the page of Marina's account, with a server that also gives these answers. */
async function open(answers: Record<string, unknown>, extensoes: readonly Extensao[] = ['conta']) {
  const calls = fakeServer({ 'GET /usuarios/7': MARINA, ...answers }, extensoes)
  render(<Router basename="/rumo" navigate={navigate} />)
  await screen.findByText('marina@exemplo.br')
  return calls
}

const inputs = (name: string) => [...screen.getByRole('region', { name }).querySelectorAll('input')]
const part = (name: string) => within(screen.getByRole('region', { name }))
const facts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function type(name: string, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    const field = part(name).getByLabelText(label)
    await userEvent.clear(field)
    await userEvent.type(field, value)
  }
}

/** Answers the dialog with this title and returns its text. */
async function answer(titulo: string, botao: string) {
  const dialog = await screen.findByRole('dialog', { name: titulo })
  const texto = dialog.textContent
  await userEvent.click(within(dialog).getByRole('button', { name: botao }))
  return texto
}

const changeSenha = async (confirmacao = NOVA) => {
  await type('Mudar a senha', {
    'Senha atual': SENHA,
    'Nova senha': NOVA,
    'Confirme a nova senha': confirmacao,
  })
  await press('Salvar senha')
}
const erase = async () => {
  await type('Apagar a conta', { 'Senha atual': SENHA })
  await press('Apagar minha conta')
}

describe('an account', () => {
  it('is shown as the server has it', async () => {
    await open({ 'GET /usuarios/7': { ...MARINA, nome: 'Marina Dias' } })
    expect(facts()).toEqual(['7', 'Marina Dias', 'marina@exemplo.br', 'Aluno'])
  })

  it('is a Corretor where it has that funcao', async () => {
    await open({ 'GET /usuarios/7': { ...MARINA, funcao: 'Corretor' } })
    expect(facts()).toEqual(['7', 'Marina Alves', 'marina@exemplo.br', 'Corretor'])
  })

  it('has in each form what a password manager looks for', async () => {
    await open({})
    const looked = ['Mudar o nome', 'Mudar a senha', 'Apagar a conta'].map((name) =>
      inputs(name).map(({ autocomplete }) => autocomplete),
    )
    expect(looked).toEqual([
      ['name', 'current-password'],
      ['username', 'current-password', 'new-password', 'new-password'],
      ['current-password'],
    ])
    expect(inputs('Mudar a senha')[0]?.value).toBe('marina@exemplo.br')
  })

  it('changes its password, and goes on with the token that it gets for it', async () => {
    const token = unsignedToken({ ...MARINA, jti: 'novo' })
    const sent = vi.fn<(body: unknown) => object>(() => ({ usuario: MARINA, token }))
    await open({ 'PUT /conta': sent })
    await changeSenha()
    expect(await screen.findByText(/^Nova senha salva\./)).toBeDefined()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ senhaAtual: SENHA, senhaNova: NOVA })
    expect(session.token()).toBe(token)
    // The next user of the device must not find the passwords in the fields.
    expect(inputs('Mudar a senha').map(({ value }) => value)).toEqual([MARINA.email, '', '', ''])
  })

  it('ends the session where the token that it gets is none', async () => {
    await open({ 'PUT /conta': { usuario: MARINA, token: 'x' } })
    await changeSenha()
    await vi.waitFor(() => expect(session.token()).toBeNull())
  })

  it('sends no password that is confirmed by another one, or that is too short', async () => {
    const calls = await open({})
    await changeSenha('outra frase má')
    expect(await screen.findByText('As senhas não coincidem.')).toBeDefined()
    await type('Mudar a senha', { 'Nova senha': 'curta', 'Confirme a nova senha': 'curta' })
    await press('Salvar senha')
    const nova = part('Mudar a senha').getByLabelText('Nova senha')
    expect(nova.getAttribute('aria-invalid')).toBe('true')
    expect(calls).toEqual(['GET /usuarios/7'])
  })

  it('brings back the name that was typed and not saved, and no password', async () => {
    await open({})
    await type('Mudar o nome', { 'Nome completo': 'Marina Dias', 'Senha atual': SENHA })
    cleanup()
    await open({})
    const values = part('Mudar o nome')
      .getAllByLabelText<HTMLInputElement>(/^(Nome completo|Senha atual)$/)
      .map(({ value }) => value)
    expect(values).toEqual(['Marina Dias', ''])
  })

  it('does not bring back a name that was typed and saved', async () => {
    await open({ 'PUT /conta': { usuario: MARINA, token: unsignedToken(MARINA) } })
    await type('Mudar o nome', { 'Nome completo': 'Marina Dias', 'Senha atual': SENHA })
    await press('Salvar nome')
    await screen.findByText('Novo nome salvo.')
    cleanup()
    await open({})
    const nome = part('Mudar o nome').getByLabelText<HTMLInputElement>('Nome completo')
    expect(nome.value).toBe('Marina Alves')
  })
})

describe('removing an account', () => {
  it('asks first, and takes away what the device keeps for it too', async () => {
    const mine = device.of(device.owner())
    await mine.update('rascunho/1', () => 'Era uma vez')
    const calls = await open({ 'DELETE /conta': null })
    // Without a session, a guarded page would say that the session ended.
    navigate.mockImplementation(() => expect(session.token()).not.toBeNull())
    await erase()
    await answer('Apagar a sua conta?', 'Cancelar')
    const button = screen.getByRole('button', { name: 'Apagar minha conta' })
    await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'))
    expect(calls).not.toContain('DELETE /conta')
    expect(session.token()).not.toBeNull()
    await press('Apagar minha conta')
    await answer('Apagar a sua conta?', 'Apagar')
    // Another tab would find that its session is refused and say so, which this tab would then show too.
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/'))
    expect(session.token()).toBeNull()
    expect(await answer('Conta apagada', 'Entendi')).toContain('este aparelho não guardam mais')
    expect(await mine.read('rascunho/1')).toBeUndefined()
  })

  it('takes away what is its own, and nothing of a visitor, where its session ended meanwhile', async () => {
    const mine = device.of(device.owner())
    const visitante = device.of(VISITANTE)
    await mine.update('rascunho/1', () => 'Era uma vez')
    await visitante.update('rascunho/1', () => 'De outra pessoa')
    await open({ 'DELETE /conta': () => session.end() })
    await erase()
    await answer('Apagar a sua conta?', 'Apagar')
    await answer('Conta apagada', 'Entendi')
    expect(await mine.read('rascunho/1')).toBeUndefined()
    expect(await visitante.read('rascunho/1')).toBe('De outra pessoa')
  })

  it('is refused to the last administrator in the words of the server, and nothing changes', async () => {
    const mine = device.of(device.owner())
    await mine.update('rascunho/1', () => 'Era uma vez')
    const refusal = {
      icone: 'warning',
      titulo: 'Último administrador',
      mensagem: 'Dê este perfil a outra pessoa antes.',
      codigo: 'ultimo_administrador',
    }
    await open({ 'DELETE /conta': new ApiError(409, refusal) })
    await erase()
    await answer('Apagar a sua conta?', 'Apagar')
    expect(await answer('Último administrador', 'Entendi')).toContain('outra pessoa antes.')
    expect(navigate).not.toHaveBeenCalled()
    expect(session.claims()).not.toBeNull()
    expect(await mine.read('rascunho/1')).toBe('Era uma vez')
  })
})

describe('the export', () => {
  it('says why it could not be had, and can be asked for again', async () => {
    await open({ 'GET /conta/dados': new ApiError(503, { titulo: 'Servidor ocupado' }) })
    await press('Baixar meus dados')
    await answer('Servidor ocupado', 'Entendi')
    expect(await screen.findByRole('button', { name: 'Baixar meus dados' })).toBeDefined()
  })

  it('is hidden where the server has none', async () => {
    await open({}, [])
    expect(screen.queryByRole('button', { name: 'Baixar meus dados' })).toBeNull()
  })
})

describe('before section 7 alone', () => {
  const token = unsignedToken({ ...MARINA, jti: 'novo' })
  const change = ['POST /usuarios/login', 'PUT /usuarios/7', 'POST /usuarios/login']

  it('enters with the current password before and after a change', async () => {
    const calls = await open({ 'POST /usuarios/login': token, 'PUT /usuarios/7': MARINA }, [])
    await changeSenha()
    expect(await screen.findByText(/^Nova senha salva\./)).toBeDefined()
    expect(calls).toEqual(change)
    expect(session.token()).toBe(token)
  })

  it('sends the password with a new name: some servers change nothing without one', async () => {
    const update = vi.fn<(body: unknown) => unknown>(() => MARINA)
    const calls = await open({ 'POST /usuarios/login': token, 'PUT /usuarios/7': update }, [])
    await type('Mudar o nome', { 'Nome completo': 'Marina Dias', 'Senha atual': SENHA })
    await press('Salvar nome')
    expect(await screen.findByText('Novo nome salvo.')).toBeDefined()
    expect(calls).toEqual(change)
    const { email, perfil } = MARINA
    expect(update).toHaveBeenCalledWith({ nome: 'Marina Dias', email, perfil, senha: SENHA })
  })
})
