import { describe, expect, it } from 'vitest'
import { flowFigure, flowLine, flowLines } from '../layout.fixture.ts'
import type { FlowItem } from '../layout/flow.ts'
import { confidenceOf, problem } from './exam-problems.ts'
import { addProblems, extractionOf } from './extraction.ts'
import { laidPage, questionLines } from './laid.fixture.ts'

const extract = (...items: FlowItem[]) => extractionOf([laidPage(items)])
/** Questions of these numbers below each other. */
const questions = (...numeros: number[]) =>
  numeros.flatMap((numero, index) => questionLines(numero, 100 + 72 * index))
/** The number of each question, with the codes of its problems. */
const doubts = (...items: FlowItem[]) =>
  extract(...items).questoes.map(({ numero, problemas }) => [
    numero,
    ...problemas.map(({ codigo }) => codigo),
  ])

describe('extractionOf', () => {
  it('writes down each question, with its place', () => {
    const { paginas, questoes } = extract(...questions(1, 2))

    expect(paginas).toBe(1)
    expect(questoes).toMatchObject([
      {
        numero: 1,
        texto: 'Qual é a cor?',
        alternativas: [
          { nome: 'A', texto: 'azul' },
          { nome: 'B', texto: 'verde' },
          { nome: 'C', texto: 'roxa' },
        ],
        regiao: { pagina: 1, x0: 50 },
        problemas: [],
      },
      { numero: 2 },
    ])
    expect(questoes[0]?.regiao.y1).toBeLessThan(questoes[1]?.regiao.y0 ?? 0)
  })

  it('puts what is announced before a question’s own references, with what is doubted of it', () => {
    const shared = flowLines(['Leia o texto para responder às questões 2 e 3.', 'B) um verso'], 180)
    const items = [...questions(1), ...shared, ...questionLines(2, 220), ...questionLines(3, 290)]
    const { questoes, referencias } = extract(...items)

    expect(referencias).toMatchObject([{ id: 'texto-02-03', faixa: [2, 3] }])
    expect(questoes.map((questao) => questao.referencias)).toEqual([
      [],
      ['texto-02-03'],
      ['texto-02-03'],
    ])
    expect(doubts(...items)).toEqual([[1], [2, 'letra_no_texto'], [3, 'letra_no_texto']])
  })

  it('doubts a letter of another question among the alternatives', () => {
    const texts = ['Questão 1', 'D) de outra', 'Qual é a cor?', 'A) azul', 'B) verde', 'C) roxa']
    expect(doubts(...flowLines(texts), ...questionLines(2, 180))).toEqual([
      [1, 'letra_no_texto'],
      [2],
    ])
  })

  it('has the essay, which is of no question', () => {
    const essay = flowLines(['REDAÇÃO', 'Tema: A água que falta'], 260)
    const { questoes, redacoes } = extract(...questions(1, 2), ...essay)

    expect(redacoes).toMatchObject([{ tema: 'A água que falta' }])
    expect(questoes.at(-1)?.problemas).toEqual([])
  })

  it.each([
    ['pdf_sem_questoes', ['Um texto.', 'Outro.']],
    ['pdf_com_itens', ['Questão 1', 'Julgue os itens.', 'Questão 2', 'Um item.']],
  ])('refuses a booklet as %s', (codigo, texts) => {
    expect(() => extract(...flowLines(texts))).toThrow(expect.objectContaining({ codigo }) as Error)
  })

  it('refuses no booklet of letters that speaks of items', () => {
    expect(extract(...questions(1, 2), flowLine('Julgue os itens.', 300)).questoes).toHaveLength(2)
  })
})

describe('the numbers', () => {
  it.each([
    [[1, 2, 4], [3]],
    [[2, 3], [1]],
    [
      [5, 6],
      [1, 2, 3, 4],
    ],
    [[6, 7], []],
    [[46, 47, 49], [48]],
  ])('of %j that are missing are %j', (numeros, ausentes) => {
    expect(extract(...questions(...numeros)).numeros_ausentes).toEqual(ausentes)
  })

  it('are doubted before and after one that is missing', () => {
    expect(doubts(...questions(1, 2, 4, 5))).toEqual([
      [1],
      [2, 'numero_antes_ausente'],
      [4, 'numero_antes_ausente'],
      [5],
    ])
  })

  it('are doubted where they come twice, and their pictures have names of their own', () => {
    const twice = [1, 2, 1, 2, 3].flatMap((numero, index) => {
      const column = { x0: 50, x1: 300, y0: 50 + 72 * index, y1: 110 + 72 * index }
      const [heading, stem, ...letters] = questionLines(numero, 100 + 72 * index)
      const figure = flowFigure({ x0: 50, x1: 90, y0: 114 + 72 * index, y1: 120 + 72 * index })
      return [heading, stem, figure, ...letters].flatMap((item) =>
        item ? { ...item, column } : [],
      )
    })

    expect(doubts(...twice)).toEqual([
      [1, 'numero_repetido'],
      [2, 'numero_repetido'],
      [1, 'numero_repetido'],
      [2, 'numero_repetido'],
      [3],
    ])
    expect(extract(...twice).recortes.map(({ nome }) => nome)).toEqual(
      ['q01', 'q02', 'q01b', 'q02b', 'q03'].map((id) => `${id}-figura-1.png`),
    )
  })
})

describe('addProblems', () => {
  it('adds what is not said yet, and lowers the confidence by it', () => {
    const [questao] = extract(...questions(1, 2)).questoes
    if (!questao) throw new Error('No question')
    addProblems(questao, [problem('tabela'), problem('tabela')])
    addProblems(questao, [problem('tabela'), problem('tabela', 'Em outras palavras.')])

    expect(questao.problemas.map(({ mensagem }) => mensagem)).toEqual([
      problem('tabela').mensagem,
      'Em outras palavras.',
    ])
    expect(questao.confianca).toBe(confidenceOf([problem('tabela'), problem('tabela')]))
  })
})
