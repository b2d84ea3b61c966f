import { LIMITE_PADRAO, type Mudanca } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { mudanca } from '../../testing/mudanca.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Registro } from './registro.tsx'

const ATE = '2027-02-19T15:40:00.000Z'
const EDITADA = mudanca({
  antes: { id: 3, nome: 'Química', versao: 1 },
  depois: { id: 3, nome: 'Química fina', versao: 2 },
  restauravel_ate: ATE,
})
const PREVIEW = {
  itens: [{ acao: 'alteracao', entidade: 'cursos', total: 1 }],
  publica: false,
  antes: EDITADA.depois,
  depois: EDITADA.antes,
}

function open(linhas: Mudanca[] = [EDITADA], at = '/', restaurar = () => ({ dados: PREVIEW })) {
  const pessoas = [
    { id: 2, nome: 'Renata Lopes' },
    { id: 3, nome: 'Ana Lima' },
  ]
  const server = fakeServer(
    {
      'GET /registro': () => ({ dados: linhas }),
      'GET /registro/{id}/restauracao': () => ({ dados: PREVIEW }),
      'POST /registro/restauracoes': restaurar,
      'GET /registro/pessoas': () => ({ dados: pessoas }),
    },
    ['registro'],
  )
  showScreen(<Registro />, true, at)
  return server
}

/** Waits until the last request had this query. */
const expectAsked = (server: ReturnType<typeof open>, query: object) =>
  waitFor(() => expect(server.queriesOf('GET /registro').at(-1)).toEqual(query))

describe('Registro', () => {
  it('reads as sentences, with what became another marked by more than colour', async () => {
    open()
    const linha = await screen.findByRole('listitem')
    expect(linha.textContent).toMatch(/^Renata Lopes editou o curso “Química” · /)
    expect(within(linha).getByRole('term').textContent).toBe('Nome')
    expect(await within(linha).findByRole('insertion')).toHaveProperty(
      'textContent',
      'entrou:  fina',
    )
  })

  it('is narrowed by what the address says, and says there by what it is', async () => {
    const server = open([EDITADA], '/?quem=2&tipo=materias')
    await screen.findByRole('option', { name: 'Renata Lopes' })
    await expectAsked(server, { id_usuario: 2, entidade: 'materias' })
    const quem = [...screen.getByLabelText<HTMLSelectElement>('Quem').options]
    expect(quem.map(({ text }) => text)).toEqual(['Todos', 'Renata Lopes', 'Ana Lima'])
    await userEvent.selectOptions(screen.getByLabelText('Quem'), 'Todos')
    await expectAsked(server, { entidade: 'materias' })
    await userEvent.selectOptions(screen.getByLabelText('O quê'), 'Tudo')
    await expectAsked(server, { agrupadas: true })
    await userEvent.selectOptions(screen.getByLabelText('Ação'), 'Trazer de volta')
    await expectAsked(server, { acao: 'restauracao', agrupadas: true })
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'mola')
    await expectAsked(server, { acao: 'restauracao', busca: 'mola' })
  })

  it('leads back to the question whose lines it lists, and on to those of all', async () => {
    const server = open([EDITADA], '/?tipo=questoes&registro=30')
    const back = await screen.findByRole('link', { name: 'Voltar à questão' })
    expect(back.getAttribute('href')).toBe('/admin/questoes/30')
    await userEvent.click(screen.getByRole('button', { name: 'Ver o de todas' }))
    await expectAsked(server, { agrupadas: true })
    expect(screen.queryByRole('link', { name: 'Voltar à questão' })).toBeNull()
  })

  it('says where what was done at once is listed in parts', async () => {
    open()
    await screen.findByRole('listitem')
    const words = /o que foi feito de uma vez aparece em partes/
    expect(screen.queryByText(words)).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('O quê'), 'Provas')
    expect(await screen.findByText(words)).toBeDefined()
  })

  it('takes days that were given the wrong way around the other way, and says so', async () => {
    const server = open([EDITADA], '/?de=2026-11-20&ate=2026-11-10')
    const words = /As datas estão trocadas: mostrando de 10.nov.2026 até 20.nov.2026\./
    expect(await screen.findByText(words)).toBeDefined()
    await expectAsked(server, {
      de: '2026-11-10T03:00:00.000Z',
      ate: '2026-11-21T03:00:00.000Z',
      agrupadas: true,
    })
  })

  it('filters by the verbs of the back office', async () => {
    open()
    await screen.findByRole('listitem')
    const acoes = [...screen.getByLabelText<HTMLSelectElement>('Ação').options]
    expect(acoes.map(({ text }) => text)).toEqual([
      'Todas',
      'Cadastrar',
      'Editar',
      'Deletar',
      'Trazer de volta',
    ])
  })

  it('never asks the server for an e-mail, and says how to find a person', async () => {
    const server = open()
    await screen.findByRole('listitem')
    await userEvent.type(screen.getByLabelText('Pesquisar'), 'ana@exemplo.br')
    expect(await screen.findByText(/escolha o nome em Quem/)).toBeDefined()
    await waitFor(() =>
      expect(JSON.stringify(server.queriesOf('GET /registro'))).not.toContain('@'),
    )
  })

  it('says what is searched: names and texts, not the words of a line', async () => {
    open([])
    const busca = await screen.findByPlaceholderText('nome ou texto que mudou')
    expect(await screen.findByText('Mude a pesquisa ou os filtros.')).toBeDefined()
    await userEvent.type(busca, 'questão 12')
    expect(
      await screen.findByText(/^A pesquisa procura o que cada linha diz, como “questão 12”/),
    ).toBeDefined()
  })

  it('goes on after the last line', async () => {
    const linhas = Array.from({ length: LIMITE_PADRAO }, (_, place) => mudanca({ id: 90 - place }))
    const server = open(linhas)
    const more = await screen.findByRole('button', { name: 'Mostrar mais antigas' })
    expect(screen.getByRole('status').textContent).toMatch(/^As 20\smudanças mais novas$/)
    await userEvent.click(more)
    await expectAsked(server, { agrupadas: true, apos: 90 - LIMITE_PADRAO + 1 })
  })

  it('restores what the user confirms, and says so', async () => {
    const server = open()
    const voltar = await screen.findByRole('button', { name: /^Restaurar como era antes/ })
    await userEvent.click(voltar)
    expect((await screen.findByRole('dialog')).textContent).toContain('O que muda: Nome.')
    await userEvent.click(screen.getByRole('button', { name: 'Não' }))
    expect(server.bodiesOf('POST /registro/restauracoes')).toEqual([])
    await userEvent.click(voltar)
    await userEvent.click(await screen.findByRole('button', { name: 'Sim' }))
    await waitFor(() => expect(server.bodiesOf('POST /registro/restauracoes')).toEqual([{ id: 1 }]))
    // The entry may be gone, or may no longer have its button, so the focus moves to the heading.
    const heading = screen.getByRole('heading', { name: 'Registro' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('says why something cannot come back', async () => {
    open([EDITADA], '/', () => {
      throw new ApiError(409, { titulo: 'Não dá', mensagem: 'Já existe outro curso.' })
    })
    await userEvent.click(await screen.findByRole('button', { name: /^Restaurar como era antes/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sim' }))
    expect(await screen.findByText('Já existe outro curso.')).toBeDefined()
  })

  it('says that an account that is gone does not come back', async () => {
    open([mudanca({ acao: 'exclusao', entidade: 'usuarios', nomes: {} })])
    expect(await screen.findByText('Uma conta deletada não volta.')).toBeDefined()
    expect(screen.queryByRole('button', { name: /Trazer de volta/ })).toBeNull()
  })
})
