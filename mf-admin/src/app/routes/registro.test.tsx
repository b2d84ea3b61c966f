import type { Mudanca } from '@rumo/contract'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Registro } from './registro.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const MUDANCA: Mudanca = {
  id: 1,
  em: '2026-11-21T15:40:00.000Z',
  autor: { id: 2, nome: 'Renata Lopes' },
  acao: 'alteracao',
  entidade: 'cursos',
  id_registro: 3,
  antes: null,
  depois: null,
}
/** More than come at once. */
const TOTAL = 300

function open() {
  const usuarios = [
    { id: 2, nome: 'Renata Lopes', email: 'renata@exemplo.br', perfil: 'Administrador' },
    { id: 3, nome: 'Ana Lima', email: 'ana@exemplo.br', perfil: 'Aluno' },
  ]
  const server = fakeServer(
    {
      'GET /registro': () => ({ dados: [MUDANCA], total: TOTAL }),
      'GET /usuarios': () => ({ dados: usuarios }),
    },
    ['registro'],
  )
  showScreen(<Registro />)
  return server
}

/** Waits until the server was asked for this last. */
const expectAsked = (server: ReturnType<typeof open>, query: object) =>
  waitFor(() => expect(server.queriesOf('GET /registro').at(-1)).toEqual(query))

describe('Registro', () => {
  it('asks for the newest first, or for the oldest', async () => {
    const server = open()
    expect(await screen.findByRole('rowheader')).toBeDefined()
    await expectAsked(server, { pagina: 1, limite: 20, ordem: '-em' })
    await userEvent.click(screen.getByRole('button', { name: 'Quando' }))
    await expectAsked(server, { pagina: 1, limite: 20, ordem: 'em' })
  })

  it('is narrowed to what one administrator did, and to one noun', async () => {
    const server = open()
    await screen.findByRole('option', { name: 'Renata Lopes' })
    expect(screen.queryByRole('option', { name: 'Ana Lima' })).toBeNull()
    const [quem, oque] = [screen.getByLabelText('Quem'), screen.getByLabelText('O quê')]
    const page = { pagina: 1, limite: 20, ordem: '-em' }

    await userEvent.selectOptions(quem, 'Renata Lopes')
    await expectAsked(server, { ...page, id_usuario: 2 })
    await userEvent.selectOptions(oque, 'Matérias')
    await expectAsked(server, { ...page, id_usuario: 2, entidade: 'materias' })
    await userEvent.selectOptions(quem, 'Todos')
    await expectAsked(server, { ...page, entidade: 'materias' })
    await userEvent.selectOptions(oque, 'Tudo')
    await expectAsked(server, page)
  })
})
