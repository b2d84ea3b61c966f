import { ApiError, session } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { PATHS } from '../paths.ts'
import { ConfirmarEmail, PararAvisos, SenhaEsquecida, SenhaNova } from './por-email.tsx'

const CHAVE = 'a'.repeat(43)
const SENHA = 'uma frase boa'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  session.end()
})

let sent: unknown[] = []

/** Gives an answer and records the body of its request. */
const keeping = (answer: unknown) => (body: unknown) => {
  sent.push(body)
  return answer
}

function open(at: string, element: ReactNode, answers: Parameters<typeof fakeServer>[0]) {
  sent = []
  fakeServer(answers)
  render(
    <MemoryRouter initialEntries={[at]}>
      <Routes>
        <Route path={PATHS.login} element="A página de entrar" />
        <Route path="*" element={element} />
      </Routes>
    </MemoryRouter>,
  )
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text)

describe('SenhaEsquecida', () => {
  const tela = <SenhaEsquecida faculdade={{ contato: 'secretaria@example.com' }} />
  const at = PATHS.senhaEsquecida

  it('says in its page, which scripts may never take over, nothing of being loaded', () => {
    const markup = renderToString(<MemoryRouter>{tela}</MemoryRouter>)
    expect(markup).toContain('Esqueci minha senha')
    expect(markup).not.toContain('Carregando')
  })

  it('asks for the e-mail, and says what to do whether or not there is an account', async () => {
    open(at, tela, {
      'GET /correio': { ativo: true },
      'POST /correio/senha-esquecida': keeping(null),
    })
    await type('E-mail', 'ana@exemplo.br')
    await press('Mandar e-mail')
    expect((await screen.findByText('ana@exemplo.br')).closest('output')?.textContent).toContain(
      'Ele vale por 30 minutos',
    )
    expect(sent).toEqual([{ email: 'ana@exemplo.br' }])
    expect(document.activeElement?.textContent).toContain('Ele vale por 30 minutos')
    await press('Tentar outro e-mail')
    expect(document.activeElement?.textContent).toContain('Vamos mandar')
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('')
  })

  it.each([
    ['sends no mail', { ativo: false }],
    ['has section 7 alone', new ApiError(404, undefined)],
  ])('says whom to ask where the server %s', async (_, answer) => {
    open(at, tela, { 'GET /correio': answer })
    const contato = await screen.findByRole('link', { name: 'secretaria@example.com' })
    expect(contato.closest('p')?.textContent).toContain('Peça uma nova senha a')
    expect(screen.queryByLabelText('E-mail')).toBeNull()
  })
})

describe('SenhaNova', () => {
  const at = `${PATHS.senhaNova}#${CHAVE}`

  it('sends the password with what the mail brought, and leads to /login', async () => {
    open(at, <SenhaNova />, { 'POST /correio/senha-nova': keeping(null) })
    await type('Nova senha', SENHA)
    await type('Confirme a nova senha', SENHA)
    await press('Salvar senha')
    await screen.findByRole('dialog', { name: 'Senha trocada' })
    await press('Entendi')
    await screen.findByText('A página de entrar')
    expect(sent).toEqual([{ chave: CHAVE, senha: SENHA }])
  })

  it('sends nothing while the two differ, or one is too short', async () => {
    open(at, <SenhaNova />, { 'POST /correio/senha-nova': keeping(null) })
    await type('Nova senha', 'curta')
    await type('Confirme a nova senha', 'outra')
    await press('Salvar senha')
    await screen.findByText('As senhas não coincidem.')
    expect(screen.getByText('Use pelo menos 8 caracteres.')).toBeDefined()
    expect(sent).toEqual([])
  })

  it('keeps what was typed where the address is no longer good, and has a way to another', async () => {
    open(at, <SenhaNova />, {
      'POST /correio/senha-nova': new ApiError(409, {
        codigo: 'link_vencido',
        icone: 'warning',
        titulo: 'Não foi possível salvar',
        mensagem: 'Este link já foi usado ou venceu. Peça outro.',
      }),
    })
    await type('Nova senha', SENHA)
    await type('Confirme a nova senha', SENHA)
    await press('Salvar senha')
    await screen.findByText(/já foi usado/)
    await press('Entendi')
    expect(screen.getByLabelText<HTMLInputElement>('Nova senha').value).toBe(SENHA)
    expect(screen.getByRole('link', { name: 'Pedir outro' }).getAttribute('href')).toBe(
      PATHS.senhaEsquecida,
    )
  })
})

describe('ConfirmarEmail', () => {
  it.each([
    [true, /Falta confirmar também no outro e-mail/],
    [false, /foi trocado/],
  ])('confirms by a button alone, and says what comes next (%s)', async (falta, words) => {
    open(`${PATHS.confirmarEmail}#${CHAVE}`, <ConfirmarEmail />, {
      'POST /correio/confirmacao': keeping({ falta }),
    })
    expect(sent).toEqual([])
    await press('Fui eu: confirmar')
    await waitFor(() => expect(screen.getByText(words)).toBeDefined())
    expect(sent).toEqual([{ chave: CHAVE }])
    expect(screen.queryByRole('button', { name: 'Fui eu: confirmar' })).toBeNull()
    expect(document.activeElement?.textContent).toMatch(words)
  })
})

describe('PararAvisos', () => {
  it('stops them by a button alone', async () => {
    const answers: Record<string, unknown> = {
      [`POST /correio/parar-avisos?chave=${CHAVE}`]: keeping(null),
    }
    open(`${PATHS.pararAvisos}#${CHAVE}`, <PararAvisos />, answers)
    expect(screen.getByText(/Hoje você recebe/)).toBeDefined()
    expect(sent).toEqual([])
    await press('Parar de receber')
    await screen.findByText(/não mandamos mais/)
    expect(sent).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Parar de receber' })).toBeNull()
  })
})
