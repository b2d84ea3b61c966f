import type { Extensao } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { fakeServer } from '@rumo/shared-auth/fake-server'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TrocarEmail } from './trocar-email.tsx'

const MARINA = { id: 7, nome: 'Marina', email: 'marina@exemplo.br', perfil: 'Aluno' as const }
const SENHA = 'uma frase boa'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open(answers: Record<string, unknown>, extensoes: readonly Extensao[] = ['correio']) {
  const calls = fakeServer(answers, extensoes)
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <TrocarEmail usuario={MARINA} />
    </QueryClientProvider>,
  )
  return calls
}

async function send(email: string) {
  await userEvent.type(await screen.findByLabelText('Novo e-mail'), email)
  await userEvent.type(screen.getByLabelText('Senha atual'), SENHA)
  await userEvent.click(screen.getByRole('button', { name: 'Trocar e-mail' }))
}

describe('another e-mail for the account', () => {
  it('is asked for with the password, and both addresses are named as those that confirm', async () => {
    const sent: unknown[] = []
    open({
      'GET /correio': { ativo: true },
      'POST /correio/troca-de-email': (body: unknown) => {
        sent.push(body)
        return null
      },
    })
    await send('nova@exemplo.br')
    const words = await screen.findByText(/quando você confirmar nos dois/)
    expect(words.textContent).toContain('marina@exemplo.br')
    expect(words.textContent).toContain('nova@exemplo.br')
    expect(sent).toEqual([{ email: 'nova@exemplo.br', senhaAtual: SENHA }])
    expect(screen.getByLabelText<HTMLInputElement>('Senha atual').value).toBe('')
  })

  it('is asked about where the domain looks mistyped, and nothing is sent meanwhile', async () => {
    const calls = open({ 'GET /correio': { ativo: true }, 'POST /correio/troca-de-email': null })
    await send('nova@gmial.com')
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('nova@gmail.com')
    expect(calls).toEqual(['GET /correio'])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Voltar e corrigir' }))
    expect(calls).toEqual(['GET /correio'])
  })

  it('stays as typed, with what is wrong at its field', async () => {
    open({
      'GET /correio': { ativo: true },
      'POST /correio/troca-de-email': new ApiError(409, {
        codigo: 'email_em_uso',
        icone: 'warning',
        titulo: 'Não foi possível salvar',
        mensagem: 'Já existe uma conta com esse e-mail.',
        campos: { email: 'Já existe uma conta com esse e-mail.' },
      }),
    })
    await send('nova@exemplo.br')
    const field = await screen.findByLabelText<HTMLInputElement>('Novo e-mail')
    await vi.waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(field.value).toBe('nova@exemplo.br')
  })

  it.each([
    ['sends no mail', ['correio']],
    ['has section 7 alone', []],
  ] as const)('is not offered where the server %s', async (_, extensoes) => {
    const calls = open({ 'GET /correio': { ativo: false } }, extensoes)
    await vi.waitFor(() => expect(calls).toHaveLength(extensoes.length))
    expect(screen.queryByLabelText('Novo e-mail')).toBeNull()
  })
})
