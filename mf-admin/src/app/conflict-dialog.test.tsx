import type { Input, Usuario } from '@rumo/contract'
import { ApiError, session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Usuarios } from './routes/usuarios.tsx'
import { fakeNoun, fakeServer } from '../testing/fake-server.ts'
import { showScreen } from '../testing/show-screen.tsx'

afterEach(() => {
  cleanup()
  session.end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Opens the form of a user and changes the name. Meanwhile another user saves the fields in `theirs`. */
async function collide(theirs: Partial<Usuario> = { email: 'nova@x.br' }) {
  session.begin(unsignedToken({ id: 9, nome: 'Eu', email: 'e@b.c', perfil: 'Administrador' }))
  const usuarios: Usuario[] = [
    { id: 1, nome: 'Ana', email: 'ana@x.br', perfil: 'Aluno', versao: 1 },
  ]
  const noun = fakeNoun('/usuarios', usuarios)
  const server = fakeServer(
    {
      ...noun,
      'PUT /usuarios/{id}': (input: Input) => {
        if ((input.body as Usuario).versao === 2) return noun['PUT /usuarios/{id}']?.(input) ?? {}
        usuarios[0] = {
          id: 1,
          nome: 'Ana',
          email: 'ana@x.br',
          perfil: 'Aluno',
          versao: 2,
          ...theirs,
        }
        throw new ApiError(409, { codigo: 'versao_antiga' })
      },
      'GET /registro': () => ({
        dados: [{ id_registro: 1, em: new Date().toISOString(), autor: { id: 9, nome: 'Eu' } }],
      }),
    },
    ['conta', 'registro'],
  )
  showScreen(<Usuarios />)
  await click('Editar Ana')
  await userEvent.type(await screen.findByLabelText('Nome'), ' Lima')
  await click('Salvar')
  await screen.findByRole('dialog', {
    name: /^Você mudou isto em outra aba ou aparelho, hoje às\s\d/,
  })
  return server
}
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio', { name: /^(Aqui|Salvo): / })
    .flatMap((radio) => (radio.checked ? radio.closest('label')?.textContent : []))

it('shows field by field what differs, and keeps of each what one wants', async () => {
  const server = await collide()
  // A field that this user did not change shows the saved value as chosen.
  expect(checked()).toEqual(['Aqui: Ana Lima', 'Salvo: nova@x.br'])
  await click('Salvar assim')
  await waitFor(() =>
    expect(server.bodiesOf('PUT /usuarios/{id}').at(-1)).toEqual({
      nome: 'Ana Lima',
      email: 'nova@x.br',
      perfil: 'Aluno',
      versao: 2,
    }),
  )
})

it('says that a field is empty when another user emptied it', async () => {
  await collide({ email: '' })
  expect(checked()).toEqual(['Aqui: Ana Lima', 'Salvo: (vazio)'])
})

it('saves nothing when the user goes back to the form', async () => {
  const server = await collide()
  await click('Voltar ao formulário')
  expect(screen.getByLabelText<HTMLInputElement>('Nome').value).toBe('Ana Lima')
  expect(server.bodiesOf('PUT /usuarios/{id}')).toHaveLength(1)
})

it('says above what there is to choose from that one is to choose', async () => {
  await collide({ nome: 'Ana Dias' })
  await click('Salvar assim')
  const message = screen.getByText('Os dois mudaram: escolha um.')
  const mine = screen.getByRole('radio', { name: 'Aqui: Ana Lima' })
  expect(message.compareDocumentPosition(mine)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(document.activeElement).toBe(mine)
})

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent)

it('marks in what both wrote the words that the other has not', async () => {
  await collide({ nome: 'Ana Lima Neto' })
  await waitFor(() => expect(marked()).toEqual([' Neto']))
})
