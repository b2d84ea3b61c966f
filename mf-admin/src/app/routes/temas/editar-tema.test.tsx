import 'fake-indexeddb/auto'
import type { RedacaoCompleta, RedacaoEditada } from '@rumo/contract'
import { ApiError } from '@rumo/shared-auth'
import { device, forgetOwner } from '@rumo/shared-device/device'
import { act, render, screen, within } from '@testing-library/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { PATHS } from '../../paths.ts'
import { NovoTema } from '../provas/novo-tema.tsx'
import { EditarTema } from './editar-tema.tsx'

const PUT = 'PUT /edicao/redacoes/{id}'

const tema = (fields: Partial<RedacaoCompleta> = {}): RedacaoCompleta => ({
  id: 5,
  id_prova: 7,
  instrucoes: 'A rua\n\nEscreva sobre ela.',
  versao: 2,
  referencias: [
    { id: 8, versao: 4, usos: 1, titulo: 'Sombra', legenda: null, texto: 'As árvores.' },
    { id: 9, versao: 1, usos: 3, titulo: null, legenda: 'Revista', texto: 'O calor.' },
  ],
  ...fields,
})

const click = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const instrucoes = () => screen.findByLabelText<HTMLTextAreaElement>('Instruções')
const isOff = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
/** The values of the coletânea's texts, in their order. */
const textos = () =>
  screen.getAllByLabelText<HTMLTextAreaElement>(/^Texto de apoio/).map(({ value }) => value)

afterEach(() => forgetOwner(device.owner()))

function open(answers = {}, at = '/admin/temas/5') {
  const server = fakeServer(
    {
      'GET /edicao/redacoes/{id}': () => ({ dados: tema() }),
      [PUT]: () => ({ dados: tema() }),
      'POST /edicao/redacoes': () => ({ dados: tema() }),
      'GET /provas/{id}': () => ({ dados: { id: 7, nome: 'Prova Azul', id_vestibular: null } }),
      ...answers,
    },
    ['edicao', 'envios'],
  )
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={PATHS.tema} element={<EditarTema />} />
          <Route path={PATHS.novoTema} element={<NovoTema />} />
          <Route path={PATHS.provas} element={<p>As provas</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return server
}

const bodiesOf = (server: ReturnType<typeof open>) => server.bodiesOf(PUT) as RedacaoEditada[]

describe('EditarTema', () => {
  it('shows the theme as a candidate sees it, its texts by number', async () => {
    open()
    const previa = within(await screen.findByRole('region', { name: 'Prévia' }))
    expect(previa.getByText('A rua')).toBeDefined()
    expect(previa.getByText('Escreva sobre ela.')).toBeDefined()
    expect(previa.getByText(/^Texto 1/).closest('section')?.textContent).toContain('As árvores.')
    await userEvent.type(await instrucoes(), ' <b>Já</b>')
    expect(previa.getByText('Já').tagName).toBe('B')
    expect(screen.getByText('Prova Azul')).toBeDefined()
    expect(screen.getByText(/^Serve a 3 questões e temas/)).toBeDefined()
  })

  it('begins at the field that its address names', async () => {
    open({}, '/admin/temas/5?campo=referencias.1.legenda')
    const [, second] = await screen.findAllByLabelText(/^Legenda ou fonte/)
    expect(document.activeElement).toBe(second)
  })

  it('saves words, texts and their order at once, and leads back', async () => {
    const server = open()
    await userEvent.type(await instrucoes(), '!')
    await click('Novo texto ou imagem')
    await userEvent.type(screen.getAllByLabelText(/^Texto de apoio/)[2] as Element, 'Novo.')
    await click('Subir texto 3')
    await click('Subir texto 2')
    expect(textos()).toEqual(['Novo.', 'As árvores.', 'O calor.'])
    await click('Tirar texto 2 deste tema')
    await click('Salvar')
    await screen.findByText('As provas')
    expect(bodiesOf(server)).toMatchObject([
      { id_prova: 7, versao: 2, instrucoes: 'A rua\n\nEscreva sobre ela.!' },
    ])
    expect(bodiesOf(server)[0]?.referencias).toMatchObject([
      { texto: 'Novo.' },
      { id: 9, versao: 1, texto: 'O calor.' },
    ])
  })

  it('shows and saves where a text was found, and when', async () => {
    const server = open()
    const [field] = await screen.findAllByLabelText(/^Informação de acesso/)
    await userEvent.type(field as Element, 'De <i>Rerum</i>.{Enter}Acesso em: 2 out. 2026.')
    const previa = within(await screen.findByRole('region', { name: 'Prévia' }))
    expect((await previa.findByText('Rerum')).tagName).toBe('I')
    await click('Salvar')
    await screen.findByText('As provas')
    expect(bodiesOf(server)[0]?.referencias).toMatchObject([
      { id: 8, informacao_acesso: 'De <i>Rerum</i>.\nAcesso em: 2 out. 2026.' },
      { id: 9, informacao_acesso: '' },
    ])
  })

  it.each([
    ['by the arrows on its handle', 'Mover texto 1: setas para cima e para baixo', '{ArrowDown}'],
    ['by its button', 'Descer texto 1', '{Enter}'],
  ])('moves a text %s, keeps the focus and says its place', async (_way, name, key) => {
    open()
    const button = await screen.findByRole('button', { name })
    button.focus()
    await userEvent.keyboard(key)
    expect(textos()).toEqual(['O calor.', 'As árvores.'])
    expect(document.activeElement).toBe(button)
    expect(screen.getByText('Agora é o texto 2.').tagName).toBe('OUTPUT')
    await userEvent.keyboard(key)
    expect(textos()).toEqual(['O calor.', 'As árvores.'])
    expect(document.activeElement).toBe(button)
  })

  it('says of a button at the end of its way that it does nothing', async () => {
    open()
    await instrucoes()
    const steps = ['Subir texto 1', 'Descer texto 1', 'Subir texto 2', 'Descer texto 2']
    expect(steps.map(isOff)).toEqual([true, false, false, true])
  })

  it('sends nothing that is wrong, and puts the focus there', async () => {
    const server = open()
    await userEvent.clear(await instrucoes())
    await click('Novo texto ou imagem')
    await click('Salvar')
    expect(screen.getByRole('alert').textContent).toBe('Falta corrigir 2 campos:InstruçõesTexto 3')
    expect(document.activeElement).toBe(await instrucoes())
    await click('Texto 3')
    expect(document.activeElement).toBe(screen.getAllByLabelText(/^Texto de apoio/)[2])
    expect(bodiesOf(server)).toEqual([])
  })

  it('uses a text of another theme or question, once', async () => {
    const [shared] = tema().referencias
    const other = { ...shared, id: 20, texto: 'De outra prova.', usos: 1 }
    const server = open({ 'GET /edicao/referencias': () => ({ dados: [shared, other] }) })
    await click('Usar um que já existe')
    const used = await screen.findByRole('button', { name: /Já está neste tema/ })
    expect(used).toHaveProperty('disabled', true)
    await click(/De outra prova\./)
    expect(server.queriesOf('GET /edicao/referencias')).toEqual([{ limite: 20, id_prova: 7 }])
    await click('Salvar')
    await screen.findByText('As provas')
    expect(bodiesOf(server)[0]?.referencias?.map(({ id }) => id)).toEqual([8, 9, 20])
  })

  it('tells who was slower what differs, and saves what they choose over the newer one', async () => {
    const conflict = { icone: 'warning', titulo: 'x', mensagem: 'x', codigo: 'versao_antiga' }
    let versao = 2
    const server = open({
      'GET /edicao/redacoes/{id}': () => ({ dados: tema({ versao: versao++ }) }),
      [PUT]: ({ body }: { body: RedacaoEditada }) => {
        if (body.versao === 2) throw new ApiError(409, conflict)
        return { dados: tema() }
      },
    })
    await userEvent.type(await instrucoes(), ' Sim.')
    await click('Salvar')
    await screen.findByRole('dialog', { name: 'Outra pessoa editou este tema' })
    await click('Salvar assim')
    await screen.findByText('As provas')
    expect(bodiesOf(server).map((body) => [body.versao, body.instrucoes])).toEqual([
      [2, 'A rua\n\nEscreva sobre ela. Sim.'],
      [3, 'A rua\n\nEscreva sobre ela. Sim.'],
    ])
  })

  it('shows in the preview what one writes in', async () => {
    open()
    await instrucoes()
    const previa = screen.getByRole('region', { name: 'Prévia' })
    const scrolled = vi.spyOn(previa, 'scrollTo').mockImplementation(() => {})
    const [, second] = previa.querySelectorAll<HTMLElement>('[data-textos] > section')
    vi.spyOn(second ?? previa, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 900))
    const [, texto] = screen.getAllByLabelText(/^Texto de apoio/)
    act(() => texto?.focus())
    expect(scrolled).toHaveBeenLastCalledWith({ top: 900 - 16 })
    const field = await instrucoes()
    act(() => field.focus())
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0 })
  })

  it('asks before Cancelar loses what was typed', async () => {
    open()
    await userEvent.type(await instrucoes(), '!')
    await click('Cancelar')
    await click('Continuar editando')
    expect((await instrucoes()).value).toMatch(/!$/)
    await click('Cancelar')
    await click('Descartar')
    await screen.findByText('As provas')
  })
})

describe('NovoTema', () => {
  it('makes a theme of its prova with its texts, in one call', async () => {
    const server = open({}, '/admin/provas/7/temas/novo')
    await userEvent.type(await instrucoes(), 'A praça')
    await click('Novo texto ou imagem')
    await userEvent.type(screen.getByLabelText(/^Texto de apoio/), 'Bancos.')
    await click('Salvar')
    await screen.findByText('As provas')
    expect(server.bodiesOf('POST /edicao/redacoes')).toMatchObject([
      { id_prova: 7, instrucoes: 'A praça', referencias: [{ texto: 'Bancos.' }] },
    ])
    expect(bodiesOf(server)).toEqual([])
  })
})
