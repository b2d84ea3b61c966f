import { describe, expect, it } from 'vitest'
import type { Column } from './columns.ts'
import { nextOrdem, viewOf } from './view.ts'

interface Line {
  id: number
  nome: string
  ano: number
}

const columns: Column<Line>[] = [
  { titulo: 'Nome', campo: 'nome', text: ({ nome }) => nome },
  { titulo: 'Ano', campo: 'ano', text: ({ ano }) => `ano ${ano}`, value: ({ ano }) => ano },
]
const lines = [
  { id: 1, nome: 'Prova 10', ano: 2025 },
  { id: 2, nome: 'prova 9', ano: 900 },
  { id: 3, nome: 'Ética', ano: 2025 },
  { id: 4, nome: 'Estética', ano: 2024 },
]
const idsOf = (view: Partial<Parameters<typeof viewOf>[2]>) =>
  viewOf(lines, columns, { busca: '', ordem: '', pagina: 1, ...view }).rows.map(({ id }) => id)

describe('viewOf', () => {
  it.each([
    ['nome', [4, 3, 2, 1]],
    ['-nome', [1, 2, 3, 4]],
    ['ano', [2, 4, 1, 3]],
    ['-ano', [1, 3, 4, 2]],
    ['outro', [1, 2, 3, 4]],
  ])('sorts by %s as people do', (ordem, ids) => {
    expect(idsOf({ ordem })).toEqual(ids)
  })

  it('has records that are alike in the same order, however they come', () => {
    const shown = viewOf(lines.toReversed(), columns, { busca: '', ordem: 'ano', pagina: 1 })
    expect(shown.rows.map(({ id }) => id)).toEqual([2, 4, 1, 3])
  })

  it('searches in every column, and says how many there are without it', () => {
    const shown = viewOf(lines, columns, { busca: ' ETICA ', ordem: 'nome', pagina: 1 })
    expect(shown).toEqual({ rows: [lines[3], lines[2]], found: 2, total: 4, pages: 1 })
    expect(idsOf({ busca: 'ano 2024' })).toEqual([4])
  })

  it('finds each word wherever it stands, as the server does', () => {
    const pessoas = ['Maria da Silva', 'Maria Souza'].map((nome, id) => ({
      id,
      nome,
      ano: 2000 + id,
    }))
    const found = (busca: string) =>
      viewOf(pessoas, columns, { busca, ordem: '', pagina: 1 }).rows.map(({ nome }) => nome)
    expect(found('silva  maria')).toEqual(['Maria da Silva'])
    expect(found('maria 2001')).toEqual(['Maria Souza'])
    expect(found('maria josé')).toEqual([])
  })

  it('finds a record by what else it is called', () => {
    const edicao = { titulo: 'Edição', text: () => '2025, 1º\u00A0semestre', known: () => '2025/1' }
    const found = (busca: string) =>
      viewOf(lines, [edicao], { busca, ordem: '', pagina: 1 }).rows.length
    expect(['2025/1', '1º semestre', '2025/2'].map(found)).toEqual([4, 4, 0])
  })

  it('leaves out of the search what is only counted', () => {
    const counted = { titulo: 'Questões', text: () => 'Ver', isCount: true }
    const { rows } = viewOf(lines, [...columns, counted], { busca: 'ver', ordem: '', pagina: 1 })
    expect(rows).toEqual([])
  })

  it('gives the last page where there are fewer than was asked for', () => {
    const many = Array.from({ length: 21 }, (_, id) => ({ id, nome: 'a', ano: 1 }))
    const shown = viewOf(many, columns, { busca: '', ordem: '', pagina: 9 })
    expect([shown.rows.length, shown.pages]).toEqual([1, 2])
    expect(viewOf([], columns, { busca: '', ordem: '', pagina: 1 }).pages).toBe(1)
  })
})

it('sorts by a column from its beginning, then from its end', () => {
  expect(nextOrdem('ano', 'nome')).toBe('nome')
  expect(nextOrdem('nome', 'nome')).toBe('-nome')
  expect(nextOrdem('-nome', 'nome')).toBe('nome')
})
