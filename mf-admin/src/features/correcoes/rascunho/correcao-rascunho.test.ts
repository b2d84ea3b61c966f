import { describe, expect, it } from 'vitest'
import { correcaoFixture } from '../correcoes.fixture.ts'
import { labelOf, missingOf } from './entrega.ts'
import {
  bodyOf,
  edit,
  hasNotas,
  isSame,
  problemsOf,
  rascunhoOf,
  type Edicao,
} from './correcao-rascunho.ts'

const begun = rascunhoOf(correcaoFixture())
const after = (...edicoes: Edicao[]) => edicoes.reduce(edit, begun)

describe('edit', () => {
  it('keeps the remarks in the order of their passages, each with its own name', () => {
    const { anotacoes } = after(
      { type: 'add', passagem: { inicio: 20, fim: 25 } },
      { type: 'add', passagem: { inicio: 2, fim: 7 } },
      { type: 'set-anotacao', chave: 1, texto: 'Depois' },
      { type: 'set-anotacao', chave: 2, texto: 'Antes' },
    )
    expect(anotacoes.map(({ chave, texto }) => [chave, texto])).toEqual([
      [2, 'Antes'],
      [1, 'Depois'],
    ])
  })

  it('gives no remark the name of one that is there', () => {
    const add: Edicao = { type: 'add', passagem: { inicio: 0, fim: 1 } }
    const { anotacoes } = after(add, add, { type: 'remove', chave: 1 }, add)
    expect(anotacoes.map(({ chave }) => chave)).toEqual([2, 3])
  })

  it('drops the grades with their rubric, and nothing with the same one', () => {
    const graded = after({ type: 'set-nota', criterio: 'norma', nota: 120 })
    expect(hasNotas(graded)).toBe(true)
    expect(edit(graded, { type: 'set-rubrica', rubrica: 'enem' })).toBe(graded)
    expect(hasNotas(edit(graded, { type: 'set-rubrica', rubrica: 'rumo' }))).toBe(false)
  })
})

describe('bodyOf', () => {
  it('sends every criterion of the rubric, and no remark that says nothing', () => {
    const body = bodyOf(
      after(
        { type: 'set-nota', criterio: 'norma', nota: 120 },
        { type: 'add', passagem: { inicio: 0, fim: 7 } },
        { type: 'add', passagem: { inicio: 8, fim: 15 } },
        { type: 'set-anotacao', chave: 2, texto: ' Bom. ' },
        { type: 'set-parecer', parecer: ' Siga assim.\n' },
      ),
    )
    expect(body).toEqual({
      rubrica: 'enem',
      notas: { norma: 120, tema: null, argumentos: null, coesao: null, intervencao: null },
      anotacoes: [{ inicio: 8, fim: 15, texto: 'Bom.' }],
      parecer: 'Siga assim.',
    })
  })

  it('is the same of what is the same to a reader', () => {
    expect(isSame(begun, after({ type: 'add', passagem: { inicio: 0, fim: 7 } }))).toBe(true)
    expect(isSame(begun, after({ type: 'set-parecer', parecer: 'Oi' }))).toBe(false)
  })
})

describe('problemsOf', () => {
  it('names a remark that is too long by its own name', () => {
    const long = after(
      { type: 'add', passagem: { inicio: 0, fim: 7 } },
      { type: 'add', passagem: { inicio: 8, fim: 15 } },
      { type: 'set-anotacao', chave: 2, texto: 'a'.repeat(2001) },
      { type: 'set-parecer', parecer: 'a'.repeat(20_001) },
    )
    expect(problemsOf(long)).toEqual({
      'anotacoes.2': 'Use no máximo 2.000 caracteres.',
      parecer: 'Use no máximo 20.000 caracteres.',
    })
  })
})

describe('missingOf', () => {
  it('names every criterion without a grade, and every remark that says nothing', () => {
    const half = after(
      { type: 'set-nota', criterio: 'norma', nota: 200 },
      { type: 'set-nota', criterio: 'tema', nota: 0 },
      { type: 'add', passagem: { inicio: 0, fim: 7 } },
    )
    const missing = missingOf(half)
    expect(Object.keys(missing).map((name) => labelOf(name, half))).toEqual([
      'Argumentos',
      'Coesão',
      'Intervenção',
      'Comentário 1',
    ])
    expect(missing['notas.coesao']).toBe('Escolha a nota.')
  })

  it('finds nothing where all is there', () => {
    const criterios = ['tema', 'genero', 'coerencia', 'coesao', 'norma']
    const whole = after(
      { type: 'set-rubrica', rubrica: 'rumo' },
      ...criterios.map((criterio): Edicao => ({ type: 'set-nota', criterio, nota: 13 })),
    )
    expect(missingOf(whole)).toEqual({})
  })
})
