import { isQuestaoSorteada } from '@rumo/contract/shapes'
import { omit } from 'es-toolkit'
import { describe, expect, it } from 'vitest'
import { someAlternativas, someQuestao } from '../../testing/questoes.ts'
import { assembleQuestao, canBePractised, type LooseParts } from './assemble.ts'

const QUESTAO = { id: 7, id_prova: 2, texto: 'Enunciado' }
const REFERENCIA = { id: 4, titulo: 'Texto', legenda: null, texto: 'Era uma vez.' }
const PROVA = { id: 2, nome: 'Prova B', instrucoes: null, url_arquivo: null, id_vestibular: 3 }
const VESTIBULAR = { id: 3, ano: 2025, semestre: 2 as const }

const text = (id: number) => `${id}` as unknown as number

const assembleOne = (parts: Partial<LooseParts>) =>
  assembleQuestao({
    questao: QUESTAO,
    alternativas: [],
    referencias: [],
    provas: [],
    vestibulares: [],
    ...parts,
  })

describe('assembleQuestao', () => {
  it('puts a question together with its references, its exam and its vestibular', () => {
    const questao = assembleOne({
      alternativas: someAlternativas(7),
      referencias: [REFERENCIA],
      provas: [{ ...PROVA, id: 1 }, PROVA],
      vestibulares: [VESTIBULAR],
    })
    expect(questao).toEqual({
      ...QUESTAO,
      alternativas: someAlternativas(7),
      referencias: [REFERENCIA],
      materia: null,
      prova: { id: 2, nome: 'Prova B', vestibular: VESTIBULAR },
    })
  })

  it('takes no page of a PDF over, which such a server may not have', () => {
    expect(assembleOne({ questao: { ...QUESTAO, pagina_pdf: 3 } })).not.toHaveProperty('pagina_pdf')
  })

  it('names no exam where none could be had', () => {
    expect(assembleOne({}).prova).toEqual({ id: 2, nome: '', vestibular: null })
  })

  it('leaves out a vestibular that the exam does not have', () => {
    const { prova } = assembleOne({ provas: [{ ...PROVA, id_vestibular: null }] })
    expect(prova).toEqual({ id: 2, nome: 'Prova B', vestibular: null })
  })

  it('orders alternatives by `ordem`, and by letter where there is none', () => {
    const [a, b, c] = someAlternativas(7)
    if (!a || !b || !c) throw new Error('Three alternatives are needed.')
    const byOrdem = assembleOne({ alternativas: [{ ...a, ordem: 3 }, { ...b, ordem: 1 }, c] })
    expect(byOrdem.alternativas.map(({ nome }) => nome)).toEqual(['B', 'A', 'C'])

    const bare = [c, a, b].map((one) => omit(one, ['ordem']))
    const byLetter = assembleOne({ alternativas: bare })
    expect(byLetter.alternativas.map(({ nome }) => nome)).toEqual(['A', 'B', 'C'])
  })

  it('keeps to its own alternatives when a server gives those of every question', () => {
    const { alternativas } = assembleOne({
      alternativas: [...someAlternativas(6), ...someAlternativas(7)],
    })
    expect(alternativas.every(({ id_questao }) => id_questao === 7)).toBe(true)
    expect(alternativas).toHaveLength(5)
  })

  it.each([
    [1, true],
    ['1', true],
    ['true', true],
    [true, true],
    [0, false],
    ['0', false],
    ['false', false],
    [undefined, false],
  ])('reads a `correta` of %j as %j', (correta, expected) => {
    const [a] = someAlternativas(7)
    const foreign = { ...a, correta } as LooseParts['alternativas'][number]
    expect(assembleOne({ alternativas: [foreign] }).alternativas[0]?.correta).toBe(expected)
  })

  it('matches ids that a server writes as text', () => {
    const questao = assembleOne({
      questao: { ...QUESTAO, id_prova: text(2) },
      alternativas: someAlternativas(7).map((one) => ({ ...one, id_questao: text(7) })),
      provas: [{ ...PROVA, id_vestibular: text(3) }],
      vestibulares: [{ ...VESTIBULAR, id: text(3) }],
    })
    expect(questao.alternativas).toHaveLength(5)
    expect(questao.prova).toMatchObject({ id: 2, nome: 'Prova B', vestibular: { ano: 2025 } })
    expect(assembleOne({ provas: [{ ...PROVA, id: text(2) }] }).prova.nome).toBe('Prova B')
  })
})

it('makes of what a server writes in its own way what a device takes back', () => {
  const written = assembleOne({
    questao: { ...QUESTAO, id_prova: text(2) },
    alternativas: someAlternativas(7).map(({ id, nome, correta }) => {
      const loose = { id: text(id), id_questao: text(7), nome, correta: Number(correta) }
      return loose as unknown as LooseParts['alternativas'][number]
    }),
    provas: [{ ...PROVA, id_vestibular: text(3) }],
    vestibulares: [{ id: text(3), ano: text(2025), semestre: text(2) as 2 }],
  })
  expect(isQuestaoSorteada(written)).toBe(true)
  expect(written.prova.vestibular).toEqual(VESTIBULAR)
})

describe('canBePractised', () => {
  it.each([
    [{}, true],
    [{ situacao: 'retificada' as const }, true],
    [{ situacao: 'anulada' as const }, false],
    [{ alternativas: [] }, false],
  ])('tells of %j: %j', (changes, expected) => {
    expect(canBePractised(someQuestao(1, changes))).toBe(expected)
  })
})
