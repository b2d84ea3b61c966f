import { ApiError } from '@rumo/shared-auth'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { spyOnDownload } from '../../../testing/spy-on-download.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { CadastrarTurma } from './turma.tsx'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))

/** A server on which Bia already has an account. `create` answers each call that creates an account. */
function open(create: (email: string) => object = () => ({ dados: {} })) {
  const server = fakeServer({
    'GET /usuarios': ({ query }) => {
      const { busca = '' } = (query ?? {}) as { busca?: string }
      return { dados: busca.startsWith('bia') ? [{ email: 'Bia@exemplo.br' }] : [] }
    },
    'POST /usuarios': ({ body }) => create((body as { email: string }).email),
  })
  showScreen(<CadastrarTurma />)
  return server
}

async function check(...linhas: string[]) {
  const field = await screen.findByLabelText('Turma')
  await userEvent.click(field)
  await userEvent.paste(linhas.join('\n'))
  await click('Conferir')
  await screen.findByRole('table', { name: 'Contas, linha por linha' })
}

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)

it('shows what will happen before anything does, then makes the new ones alone', async () => {
  const server = open()
  await check(
    'Ana;ana@exemplo.br',
    'Bia;bia@exemplo.br',
    'Caio;caio',
    'Dora;dora@exemplo.br;uma frase boa',
  )
  expect(rows()).toEqual([
    'Conta nova',
    'Já tem conta: fica como está',
    'E-mail: Escreva um e-mail, como nome@exemplo.br.',
    'Conta nova',
  ])
  expect(screen.getByRole('heading', { level: 2 }).textContent?.replaceAll('\u00A0', ' ')).toBe(
    '2 contas novas a cadastrar, 1 pessoa que já tem conta e 1 linha para corrigir no arquivo.',
  )
  expect(server.bodiesOf('POST /usuarios')).toEqual([])

  await click(/^Cadastrar 2/)
  await waitFor(() => expect(rows()).toEqual(expect.arrayContaining(['Conta cadastrada'])))
  await screen.findByRole('button', { name: 'Baixar senhas em CSV' })
  await waitFor(() =>
    expect(server.bodiesOf('POST /usuarios')).toMatchObject([
      { nome: 'Ana', email: 'ana@exemplo.br', perfil: 'Aluno' },
      { nome: 'Dora', email: 'dora@exemplo.br', perfil: 'Aluno', senha: 'uma frase boa' },
    ]),
  )
  expect(screen.getByRole('cell', { name: 'uma frase boa' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))
})

it('goes on where it stopped, and creates no account twice', async () => {
  let isDown = true
  const server = open((email) => {
    if (email.startsWith('caio') && isDown) throw new ApiError(503, {})
    if (email.startsWith('dora')) throw new ApiError(409, { codigo: 'email_em_uso' })
    return { dados: {} }
  })
  await check('Ana;ana@exemplo.br', 'Caio;caio@exemplo.br', 'Dora;dora@exemplo.br')
  await click(/^Cadastrar 3/)
  await click('Entendi')
  expect(rows()).toEqual(['Conta cadastrada', 'Conta nova', 'Conta nova'])
  isDown = false
  await click(/^Cadastrar 2/)
  await waitFor(() =>
    expect(rows()).toEqual([
      'Conta cadastrada',
      'Conta cadastrada',
      'Já tem conta: fica como está',
    ]),
  )
  const emails = server.bodiesOf('POST /usuarios').map((body) => (body as { email: string }).email)
  expect(emails.filter((email) => email.startsWith('ana'))).toHaveLength(1)
})

it('gives the text back as it was, to be mended', async () => {
  open()
  await check('Ana;ana@exemplo\nBia;bia@exemplo.br')
  await click('Voltar ao texto')
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Turma')).value).toBe(
    'Ana;ana@exemplo\nBia;bia@exemplo.br',
  )
})

it('gives the passwords as a file, and asks before they are lost', async () => {
  const url = spyOnDownload()
  open()
  await check('Ana;ana@exemplo.br;uma frase boa')
  await click(/^Cadastrar 1/)
  await userEvent.click(screen.getByRole('link', { name: 'Usuários' }))
  await screen.findByRole('dialog', { name: 'Sair sem as senhas?' })
  await click('Ficar aqui')
  await click('Baixar senhas em CSV')
  const [blob] = url.mock.calls[0] ?? []
  expect(await (blob as Blob).text()).toContain('Ana;ana@exemplo.br;uma frase boa')
  await userEvent.click(screen.getByRole('link', { name: 'Usuários' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
