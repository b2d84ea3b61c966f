import type { ProvaListada } from '@rumo/contract'
import { session } from '@rumo/shared-auth'
import { unsignedToken } from '@rumo/shared-auth/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeNoun, fakeServer } from '../../testing/fake-server.ts'
import { showScreen } from '../../testing/show-screen.tsx'
import { Provas } from './provas.tsx'

const OURS = ['edicao', 'envios', 'dependencias'] as const
let provas: ProvaListada[]
beforeEach(() => {
  provas = [
    { id: 1, nome: 'Prova Azul', id_vestibular: 7, publicada: true, questoes: 1054 },
    { id: 2, nome: 'Prova Verde', id_vestibular: null, publicada: false },
  ].map((prova) => ({ instrucoes: null, url_arquivo: null, data: null, versao: 1, ...prova }))
})

const names = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent?.replace(/^Escolher .*Prova/, 'Prova'))
const instrucoesField = () => screen.findByLabelText<HTMLTextAreaElement>('Instruções')
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

const enter = () =>
  session.begin(unsignedToken({ id: 1, nome: 'Ana', email: 'a@b.c', perfil: 'Administrador' }))

const many = (length: number, from: number): ProvaListada[] =>
  Array.from({ length }, (_, index) => ({
    id: from + index,
    nome: `Prova ${from + index}`,
    instrucoes: null,
    url_arquivo: null,
    id_vestibular: 7,
  }))

const vestibular = () => screen.findByLabelText<HTMLSelectElement>('Vestibular (opcional)')

async function open(answers = {}, extensoes: readonly (typeof OURS)[number][] = OURS) {
  const server = fakeServer(
    {
      ...fakeNoun('/provas', provas, extensoes.length > 0),
      'GET /vestibulares': () => ({ dados: [{ id: 7, ano: 2025, semestre: 1 }] }),
      'GET /provas/vestibulares/{id}': () => ({ dados: provas.slice(0, 1), total: 1 }),
      ...answers,
    },
    extensoes,
  )
  showScreen(<Provas />)
  await screen.findByText('2 provas')
  return server
}

describe('Provas', () => {
  it('lists them with their vestibular and situação', async () => {
    await open()
    await screen.findByText('2025/1', { selector: 'td span' })
    expect(names()).toEqual(['Prova Azul', 'Prova Verde'])
    expect(screen.getByText('Rascunho')).toBeDefined()
    const questoes = screen.getByRole('link', { name: '1.054 questões de Prova Azul' })
    expect(questoes.getAttribute('href')).toBe('/admin/provas/1/questoes')
  })

  it('leads from a prova without questions to where they are written', async () => {
    provas = provas.map((prova) => (prova.id === 2 ? { ...prova, questoes: 0 } : prova))
    await open()
    const link = await screen.findByRole('link', { name: 'Cadastrar questões de Prova Verde' })
    expect(link.getAttribute('href')).toBe('/admin/provas/2/questoes')
  })

  it('has the instructions again that stood there when the session ended', async () => {
    const temas = ['A água', 'O fogo'].map((instrucoes, index) => ({
      id: index + 1,
      id_prova: 1,
      instrucoes,
    }))
    enter()
    await open({ 'GET /redacoes/provas/{id}': () => ({ dados: temas }) })
    await click('Instruções de redação Prova Azul')
    await userEvent.selectOptions(await screen.findByLabelText('Tema'), '2. O fogo')
    await userEvent.type(await instrucoesField(), ' e a terra')
    session.end()
    cleanup()
    enter()
    await open({ 'GET /redacoes/provas/{id}': () => ({ dados: temas }) })
    expect((await instrucoesField()).value).toBe('O fogo e a terra')
    expect(screen.getByLabelText<HTMLSelectElement>('Tema').value).toBe('2')
    await click('Outro tema')
    await click('Continuar editando')
    session.end()
  })

  it('keeps the vestibular of a prova whose form is quicker than the list to choose from', async () => {
    const list = Promise.withResolvers<{ dados: unknown }>()
    const server = await open({ 'GET /vestibulares': () => list.promise })
    await click('Editar Prova Azul')
    expect((await vestibular()).value).toBe('7')
    list.resolve({ dados: [9, 7].map((id) => ({ id, ano: 2025, semestre: id === 7 ? 1 : 2 })) })
    await within(screen.getByRole('dialog')).findByRole('option', { name: /\d\/1$/ })
    expect((await vestibular()).value).toBe('7')
    await click('Salvar')
    await waitFor(() => expect(server.bodiesOf('PUT /provas/{id}')).toHaveLength(1))
    expect(server.bodiesOf('PUT /provas/{id}')).toMatchObject([{ id_vestibular: 7 }])
  })

  it('has the vestibular again that was chosen when the session ended, before the list is there', async () => {
    enter()
    await open()
    await click('Adicionar')
    await userEvent.selectOptions(await vestibular(), '7')
    session.end()
    cleanup()
    enter()
    const list = Promise.withResolvers<{ dados: unknown }>()
    await open({ 'GET /vestibulares': () => list.promise })
    expect((await vestibular()).value).toBe('7')
    list.resolve({ dados: [9, 7].map((id) => ({ id, ano: 2025, semestre: id === 7 ? 1 : 2 })) })
    await within(screen.getByRole('dialog')).findByRole('option', { name: /\d\/1$/ })
    expect((await vestibular()).value).toBe('7')
    session.end()
  })

  it('shows that it filters by a vestibular that is no more, so that one may choose another', async () => {
    await open()
    cleanup()
    showScreen(<Provas />, true, '/?vestibular=99')
    await screen.findByRole('option', { name: /\d\/1$/ })
    expect(screen.getByLabelText<HTMLSelectElement>('Vestibular').value).toBe('99')
  })

  it('asks before Esc breaks off a file that is on its way', async () => {
    await open({ 'POST /envios': () => new Promise(() => {}) })
    await click('Editar Prova Azul')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for a file.')
    screen.getByRole('button', { name: 'Escolher arquivo Arquivo da prova' }).focus()
    await userEvent.upload(input, new File(['%PDF'], 'azul.pdf', { type: 'application/pdf' }))
    const stop = await screen.findByRole('button', { name: 'Cancelar envio' })
    expect(document.activeElement).toBe(stop)
    await userEvent.keyboard('{Escape}')
    await click('Continuar editando')
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar envio' }))
    const choose = screen.getByRole('button', { name: 'Escolher arquivo Arquivo da prova' })
    await waitFor(() => expect(document.activeElement).toBe(choose))
  })

  it('begins another list at its first page', async () => {
    provas = [...provas, ...many(200, 3)]
    fakeServer(
      {
        ...fakeNoun('/provas', provas),
        'GET /vestibulares': () => ({ dados: [{ id: 7, ano: 2025, semestre: 1 }] }),
        'GET /provas/vestibulares/{id}': fakeNoun('/x', many(120, 500))['GET /x'] ?? (() => ({})),
      },
      OURS,
    )
    showScreen(<Provas />)
    await userEvent.click(await screen.findByRole('button', { name: 'Próxima' }))
    await screen.findByText('Página 2 de 11')
    await userEvent.selectOptions(screen.getByLabelText('Vestibular'), '7')
    expect(await screen.findByText('Página 1 de 6')).toBeDefined()
  })

  it('opens a PDF where there is one, of a draft too', async () => {
    provas = provas.map((prova) => (prova.id === 2 ? { ...prova, url_arquivo: 'a.pdf' } : prova))
    await open()
    const links = await screen.findAllByRole('link', { name: /^Abrir / })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/provas-anteriores/2'])
  })

  it('chooses no more what is gone', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Escolher Prova Verde' }))
    await screen.findByText('1 prova escolhida')
    await click('Deletar Prova Verde')
    await click('Sim')
    await screen.findByText('1 prova')
    expect(screen.queryByText('1 prova escolhida')).toBeNull()
  })

  it('leaves those of a vestibular, or of none', async () => {
    await open()
    await screen.findByRole('option', { name: /^2025/ })
    await userEvent.selectOptions(screen.getByLabelText('Vestibular'), '7')
    await screen.findByText('1 prova')
    expect(names()).toEqual(['Prova Azul'])
    await userEvent.selectOptions(screen.getByLabelText('Vestibular'), 'nenhum')
    await vi.waitFor(() => expect(names()).toEqual(['Prova Verde']))
  })

  it('says where the others are when a vestibular has none', async () => {
    await open({ 'GET /provas/vestibulares/{id}': () => ({ dados: [], total: 0 }) })
    await screen.findByRole('option', { name: /^2025/ })
    await userEvent.selectOptions(screen.getByLabelText('Vestibular'), '7')
    expect(await screen.findByText('Escolha outro vestibular, ou todos.')).toBeDefined()
  })

  it('sends only what section 3 names to a server that knows no more', async () => {
    const server = await open({}, [])
    await click('Adicionar')
    const form = within(screen.getByRole('dialog', { name: 'Cadastrar prova' }))
    expect(form.queryByLabelText(/Data/)).toBeNull()
    await userEvent.type(form.getByLabelText('Nome'), 'Prova Rosa')
    await userEvent.selectOptions(form.getByLabelText(/Vestibular/), '7')
    await click('Salvar')
    await screen.findByText('3 provas')
    expect(server.bodiesOf('POST /provas')).toEqual([
      { nome: 'Prova Rosa', id_vestibular: 7, instrucoes: '', url_arquivo: '' },
    ])
  })

  it('sends a file, says why one was refused, and saves its address', async () => {
    const received = { url_arquivo: 'arquivos/a.pdf', tipo: 'pdf', tamanho: 2048 }
    const server = await open({ 'POST /envios': () => ({ dados: received }) })
    await click('Editar Prova Azul')
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for a file.')
    const image = new File(['x'], 'foto.png', { type: 'image/png' })
    await userEvent.upload(input, image, { applyAccept: false })
    await screen.findByText(/Escolha um arquivo PDF/)
    expect(server.bodiesOf('POST /envios')).toEqual([])
    await userEvent.upload(input, new File(['%PDF'], 'azul.pdf', { type: 'application/pdf' }))
    await screen.findByText(/azul.pdf · 2/)
    await click('Salvar')
    await screen.findByText('2 provas')
    expect(server.bodiesOf('PUT /provas/{id}')).toMatchObject([
      { url_arquivo: 'arquivos/a.pdf', publicada: true, versao: 1 },
    ])
  })

  it('writes the first theme by POST, and changes it by PUT', async () => {
    const temas: { id: number; id_prova: number; instrucoes: string }[] = []
    const server = await open({
      'GET /redacoes/provas/{id}': () => ({ dados: [...temas] }),
      ...fakeNoun('/redacoes', temas),
    })
    for (const texto of ['A água', 'O fogo']) {
      await click('Instruções de redação Prova Azul')
      const field = await screen.findByLabelText('Instruções')
      await userEvent.clear(field)
      await userEvent.type(field, texto)
      await click('Salvar')
      await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: /redação/ })).toBeNull())
    }
    expect(server.bodiesOf('POST /redacoes')).toEqual([{ id_prova: 1, instrucoes: 'A água' }])
    expect(server.bodiesOf('PUT /redacoes/{id}')).toMatchObject([{ instrucoes: 'O fogo' }])
  })
})
