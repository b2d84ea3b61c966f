import type { Extensao, LinhaDeQuestao } from '@rumo/contract'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../../../testing/fake-server.ts'
import { showScreen } from '../../../testing/show-screen.tsx'
import { Lista } from './lista-de-questoes.tsx'

const linha = (id: number): LinhaDeQuestao => ({
  id,
  numero: id,
  trecho: 'Qual?',
  situacao: 'normal',
  retirada_em: null,
  problemas: ['texto_quebrado'],
  materia: { id: 1, nome: 'Matemática' },
  prova: { id: 7, nome: 'Prova Azul' },
  versao: 1,
})

async function open(
  extensoes: Extensao[] = ['assuntos', 'edicao', 'materias'],
  changes: Partial<LinhaDeQuestao> = {},
) {
  const dados = Array.from({ length: 3 }, (_, index) => ({ ...linha(index + 1), ...changes }))
  const server = fakeServer(
    {
      'GET /edicao/questoes': () => ({ dados, total: dados.length }),
      'GET /assuntos': () => ({
        dados: [
          { id: 31, id_materia: 1, nome: 'Funções', ordem: null },
          { id: 32, id_materia: 2, nome: 'Ondas', ordem: null },
        ],
      }),
      'GET /materias': () => ({
        dados: [
          { id: 1, nome: 'Matemática' },
          { id: 2, nome: 'Física' },
        ],
      }),
      'POST /edicao/lotes': () => ({ dados: { alterados: 1 } }),
      'GET /provas': () => ({ dados: [{ id: 7, nome: 'Prova Azul', id_vestibular: 2 }] }),
      'GET /vestibulares': () => ({ dados: [{ id: 2, ano: 2025, semestre: 1 }] }),
    },
    extensoes,
  )
  showScreen(<Lista idProva={null} onRemoved={() => {}} />)
  await screen.findByText('3 questões')
  return server
}

const box = (id: number) => screen.getByRole('checkbox', { name: `Escolher questão ${id}` })

async function giveMateria(nome: string) {
  await userEvent.click(screen.getByRole('checkbox', { name: 'Escolher todas desta página' }))
  await userEvent.selectOptions(screen.getByLabelText('Nova matéria'), nome)
  await userEvent.click(screen.getByRole('button', { name: 'Mudar' }))
}

async function answer(name: string) {
  const asked = within(await screen.findByRole('dialog', { name: 'Mudar a matéria?' }))
  await userEvent.click(asked.getByRole('button', { name }))
}

describe('the list of questions', () => {
  it('calls none complete whose text cannot be shown, and finds them', async () => {
    const server = await open()
    expect(screen.getAllByText('Texto que não pode ser mostrado')).toHaveLength(3)
    expect(screen.queryByText('Completa')).toBeNull()
    const filter = screen.getByLabelText('Situação')
    await userEvent.selectOptions(filter, 'Com texto que não pode ser mostrado')
    await vi.waitFor(() =>
      expect(server.queriesOf('GET /edicao/questoes').at(-1)).toMatchObject({
        estado: 'texto_quebrado',
      }),
    )
    await userEvent.selectOptions(filter, 'Sem número')
    await vi.waitFor(() =>
      expect(server.queriesOf('GET /edicao/questoes').at(-1)).toMatchObject({
        estado: 'sem_numero',
      }),
    )
  })

  it('are of one prova, named with its vestibular, where one chooses it', async () => {
    const server = await open()
    const filter = screen.getByLabelText('Prova')
    await userEvent.selectOptions(filter, 'Prova Azul, 2025/1')
    await vi.waitFor(() =>
      expect(server.queriesOf('GET /edicao/questoes').at(-1)).toMatchObject({ id_prova: 7 }),
    )
    await userEvent.selectOptions(filter, 'Todas')
    await vi.waitFor(() =>
      expect(server.queriesOf('GET /edicao/questoes').at(-1)).not.toHaveProperty('id_prova'),
    )
  })

  it('are of provas of one year, where one chooses it', async () => {
    const server = await open()
    await userEvent.selectOptions(await screen.findByLabelText('Ano'), '2025')
    await vi.waitFor(() =>
      expect(server.queriesOf('GET /edicao/questoes').at(-1)).toMatchObject({ ano: 2025 }),
    )
  })

  it('are of one assunto of a matéria, until another matéria is chosen', async () => {
    const server = await open()
    const asked = () => server.queriesOf('GET /edicao/questoes').at(-1)
    expect(screen.queryByLabelText('Assunto')).toBeNull()
    await screen.findByRole('option', { name: 'Física' })
    await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Matemática')
    await screen.findByRole('option', { name: 'Funções' })
    expect(screen.queryByRole('option', { name: 'Ondas' })).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('Assunto'), 'Funções')
    await vi.waitFor(() => expect(asked()).toMatchObject({ id_materia: 1, id_assunto: 31 }))
    await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Física')
    await vi.waitFor(() => expect(asked()).toMatchObject({ id_materia: 2 }))
    expect(asked()).not.toHaveProperty('id_assunto')
  })

  it('get an assunto at once, with its matéria', async () => {
    const server = await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Escolher questão 2/ }))
    await userEvent.selectOptions(screen.getByLabelText('Mudar'), 'Assunto')
    await screen.findByRole('group', { name: 'Física' })
    await userEvent.selectOptions(screen.getByLabelText('Novo assunto'), 'Ondas')
    await userEvent.click(screen.getByRole('button', { name: 'Mudar' }))
    await vi.waitFor(() =>
      expect(server.bodiesOf('POST /edicao/lotes')).toEqual([{ ids: [2], id_assunto: 32 }]),
    )
  })

  it.each([
    ['Retirar', { retirada: true }],
    ['Mudar', { id_materia: null }],
  ])('are all changed by %s that were pressed, though not yet drawn so', async (name, change) => {
    const server = await open()
    await userEvent.click(box(1))
    await userEvent.selectOptions(screen.getByLabelText('Nova matéria'), 'Sem matéria')
    const button = screen.getByRole('button', { name })
    // Nothing is drawn before the end.
    act(() => {
      fireEvent.click(box(2))
      fireEvent.click(button)
    })
    await vi.waitFor(() =>
      expect(server.bodiesOf('POST /edicao/lotes')).toEqual([{ ids: [1, 2], ...change }]),
    )
  })

  it('are given another matéria only after it was said how many lose their assunto', async () => {
    const server = await open(undefined, { assunto: { id: 31, nome: 'Funções' } })
    await screen.findByRole('option', { name: 'Física' })
    await giveMateria('Física')
    expect((await screen.findByRole('dialog')).textContent).toMatch(/3\squestões perdem o assunto/)
    await answer('Cancelar')
    expect(server.bodiesOf('POST /edicao/lotes')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Mudar' }))
    await answer('Mudar')
    await vi.waitFor(() =>
      expect(server.bodiesOf('POST /edicao/lotes')).toEqual([{ ids: [1, 2, 3], id_materia: 2 }]),
    )
    await vi.waitFor(() => expect(screen.queryByLabelText('Nova matéria')).toBeNull())
    await giveMateria('Matemática')
    await vi.waitFor(() => expect(server.bodiesOf('POST /edicao/lotes')).toHaveLength(2))
  })

  it.each([
    [null, ['Retirar']],
    ['2026-11-20T12:00:00.000Z', ['Trazer de volta']],
  ])('are retired or taken back, whichever they can be: %s', async (retirada_em, offered) => {
    await open(undefined, { retirada_em })
    await userEvent.click(screen.getByRole('checkbox', { name: /^Escolher questão 2/ }))
    const bar = within(screen.getByRole('region', { name: 'Seleção' }))
    const buttons = bar.getAllByRole('button', { name: /^(Retirar|Trazer de volta)$/ })
    expect(buttons.map(({ textContent }) => textContent)).toEqual(offered)
  })

  it('are retired once by a double click', async () => {
    const server = await open()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Escolher questão 2/ }))
    const retirar = screen.getByRole('button', { name: 'Retirar' })
    fireEvent.click(retirar)
    fireEvent.click(retirar)
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Retirar' })).toBeNull())
    expect(server.bodiesOf('POST /edicao/lotes')).toEqual([{ ids: [2], retirada: true }])
  })

  it('know no assunto at a server that keeps none', async () => {
    await open(['edicao', 'materias'])
    await screen.findByRole('option', { name: 'Física' })
    await userEvent.selectOptions(screen.getByLabelText('Matéria'), 'Matemática')
    await userEvent.click(screen.getByRole('checkbox', { name: /^Escolher questão 2/ }))
    expect(screen.queryByRole('option', { name: 'Assunto' })).toBeNull()
    expect(screen.queryByLabelText('Assunto')).toBeNull()
  })

  it('has columns that are as wide on every page, whatever stands in them', async () => {
    await open()
    const [questao, ...others] = screen
      .getAllByRole('columnheader')
      .map((head) => [head.textContent, head.dataset['largura']])
    expect(questao).toEqual(['Questão', undefined])
    expect(others).toEqual([
      ['Prova', 'media'],
      ['Matéria', 'curta'],
      ['Situação', 'media'],
      ['Ações', undefined],
    ])
    expect(screen.getByRole('table').dataset['fixed']).toBe('true')
  })
})
