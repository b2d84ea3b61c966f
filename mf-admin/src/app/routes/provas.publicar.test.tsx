import type { Conferencia, ProvaListada } from '@rumo/contract'
import type { Achado } from '@rumo/contract/rules'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

let provas: ProvaListada[]
let achados: Record<number, Achado[]>
beforeEach(() => {
  provas = ['Azul', 'Verde', 'Rosa'].map((nome, place) => ({
    id: place + 1,
    nome,
    instrucoes: null,
    url_arquivo: null,
    id_vestibular: null,
    publicada: false,
    versao: 1,
  }))
  achados = {}
})

const SEM_MATERIA: Achado = {
  codigo: 'sem_materia',
  entidade: 'questoes',
  id: 12,
  nome: 'Questão 3',
  detalhe: null,
}
const QUEBRADO: Achado = {
  codigo: 'texto_quebrado',
  entidade: 'redacoes',
  id: 7,
  nome: 'Tema de redação 1',
  detalhe: '“<b>x” não fecha: falta “</b>”.',
}

const conferir = ({ params }: { params?: unknown }) => {
  const prova = provas.find(({ id }) => id === (params as { id: number }).id)
  const { id = 0, nome = '', publicada = false } = prova ?? {}
  const dados: Conferencia = { prova: { id, nome, publicada }, achados: achados[id] ?? [] }
  return { dados }
}

/** Shows the key of the current history entry. */
const ShownEntry = () => <p data-testid="entry">{useLocation().key}</p>
const shownEntry = () => screen.getByTestId('entry').textContent

async function open(path = '/') {
  const server = fakeServer(
    {
      ...fakeNoun('/provas', provas),
      'GET /vestibulares': () => ({ dados: [] }),
      'GET /edicao/provas/{id}/conferencia': conferir,
      'POST /edicao/publicacoes': () => ({ dados: { alterados: 1 }, titulo: 'Feito' }),
      'GET /redacoes/provas/{id}': () => ({
        dados: [6, 7].map((id) => ({ id, id_prova: 1, instrucoes: `Tema ${id}` })),
      }),
    },
    ['edicao'],
  )
  showScreen(
    <>
      <Provas />
      <ShownEntry />
    </>,
    true,
    path,
  )
  await screen.findByText(/^\d provas/)
  return { ...server, published: () => server.bodiesOf('POST /edicao/publicacoes') }
}

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const publish = async (...nomes: string[]) => {
  for (const nome of nomes) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Escolher ${nome}` }))
  }
  await click('Publicar')
}

describe('publishing provas', () => {
  it('asks nothing where nothing was found', async () => {
    const { published } = await open()
    await publish('Azul', 'Rosa')
    await vi.waitFor(() => expect(published()).toEqual([{ ids: [1, 3], publicada: true }]))
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(screen.queryByText('2 provas escolhidas')).toBeNull())
  })

  it('leads to each text that cannot be drawn, at its field', async () => {
    const quebrada = {
      ...QUEBRADO,
      entidade: 'questoes',
      id: 12,
      nome: 'Questão 3, texto',
    } as const
    achados = {
      1: [
        { ...quebrada, campo: 'questao.texto' },
        { ...quebrada, nome: 'Questão 3, alternativa B', campo: 'alternativas.1.texto' },
        { ...QUEBRADO, campo: 'instrucoes' },
      ],
    }
    await open()
    await publish('Azul')
    const dialog = within(await screen.findByRole('dialog'))
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual([
      '/admin/questoes/12?campo=questao.texto',
      '/admin/questoes/12?campo=alternativas.1.texto',
      '/admin/temas/7?campo=instrucoes',
    ])
  })

  it('asks once about what is missing, and leads to it', async () => {
    achados = { 1: [SEM_MATERIA, { ...SEM_MATERIA, id: 13, nome: 'Questão 4' }] }
    const { published } = await open()
    await publish('Azul')
    const dialog = within(await screen.findByRole('dialog', { name: 'Publicar Azul?' }))
    expect(dialog.getByText('Ainda falta, mas não impede a publicação:')).toBeDefined()
    expect(dialog.queryByText('Impede a publicação:')).toBeNull()
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/admin/questoes/12', '/admin/questoes/13'])
    expect(published()).toEqual([])
    await click('Publicar assim mesmo')
    await vi.waitFor(() => expect(published()).toEqual([{ ids: [1], publicada: true }]))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('publishes nothing for Cancelar', async () => {
    achados = { 1: [SEM_MATERIA] }
    const { published } = await open()
    await publish('Azul')
    await click('Cancelar')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(published()).toEqual([])
    expect(screen.getByText('1 prova escolhida')).toBeDefined()
  })

  it('offers no way past an impediment, but to publish the others', async () => {
    achados = { 1: [QUEBRADO, SEM_MATERIA], 2: [SEM_MATERIA] }
    const { published } = await open()
    await publish('Azul')
    const titulo = 'Azul ainda não pode ser publicada'
    const dialog = within(await screen.findByRole('dialog', { name: titulo }))
    expect(dialog.getByText('Impede a publicação:')).toBeDefined()
    const broken = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(broken).toContain('Tema de redação 1: “<b>x” não fecha: falta “</b>”.')
    const [tema] = dialog.getAllByRole('link')
    expect(tema?.getAttribute('href')).toBe('/admin/temas/7')
    expect(dialog.queryByRole('button', { name: /^Publicar/ })).toBeNull()
    await click('Entendi')
    achados = { ...achados, 2: [QUEBRADO] }
    await publish('Verde')
    await screen.findByRole('dialog', {
      name: 'As provas escolhidas ainda não podem ser publicadas',
    })
    await click('Entendi')
    achados = { ...achados, 2: [SEM_MATERIA] }
    await publish('Rosa')
    await click('Publicar as outras 2')
    await vi.waitFor(() => expect(published()).toEqual([{ ids: [2, 3], publicada: true }]))
  })

  it('leads to the file, the questions and the instructions of the prova itself', async () => {
    const prova = { entidade: 'provas', id: 1, nome: 'Aqui', detalhe: null } as const
    achados = {
      1: (['texto_quebrado', 'faltam_numeros', 'sem_arquivo'] as const).map((codigo) => ({
        ...prova,
        codigo,
      })),
    }
    await open()
    await publish('Azul')
    const links = within(await screen.findByRole('dialog')).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/provas?editar=1',
      '/admin/provas/1/questoes',
      '/admin/provas?editar=1',
    ])
    await userEvent.click(links[2] ?? document.body)
    expect(screen.queryByRole('dialog', { name: 'Publicar Azul?' })).toBeNull()
  })
})

describe('the form of a prova', () => {
  it('begins as a draft', async () => {
    const { bodiesOf } = await open()
    await click('Adicionar')
    await userEvent.type(screen.getByLabelText('Nome'), 'Prova Roxa')
    await click('Salvar')
    await screen.findByText('4 provas')
    expect(bodiesOf('POST /provas')).toMatchObject([{ nome: 'Prova Roxa', publicada: false }])
  })

  it('saves what is to be published as a draft, and looks at it first', async () => {
    achados = { 2: [SEM_MATERIA], 4: [SEM_MATERIA] }
    const { bodiesOf, published } = await open()
    await click('Editar Verde')
    await userEvent.click(screen.getByRole('radio', { name: 'Publicada' }))
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Publicar Verde?' })
    expect(bodiesOf('PUT /provas/{id}')).toMatchObject([{ nome: 'Verde', publicada: false }])
    await click('Cancelar')
    await click('Adicionar')
    await userEvent.type(screen.getByLabelText('Nome'), 'Roxa')
    await userEvent.click(screen.getByRole('radio', { name: 'Publicada' }))
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Publicar Roxa?' })
    expect(bodiesOf('POST /provas')).toMatchObject([{ publicada: false }])
    expect(published()).toEqual([])
    await click('Publicar assim mesmo')
    await vi.waitFor(() => expect(published()).toEqual([{ ids: [4], publicada: true }]))
  })

  it('leaves one published that is so already', async () => {
    provas = provas.map((prova) => ({ ...prova, publicada: true }))
    achados = { 1: [SEM_MATERIA] }
    const { bodiesOf } = await open()
    await click('Editar Azul')
    await click('Salvar')
    await vi.waitFor(() =>
      expect(bodiesOf('PUT /provas/{id}')).toMatchObject([{ publicada: true }]),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the address of the screen', () => {
  it('opens the form of a prova, until it is closed', async () => {
    await open('/?editar=2')
    expect((await screen.findByLabelText<HTMLInputElement>('Nome')).value).toBe('Verde')
    await click('Cancelar')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is left alone by a form that it did not open', async () => {
    await open()
    const before = shownEntry()
    await click('Editar Verde')
    await click('Cancelar')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shownEntry()).toBe(before)
  })
})
