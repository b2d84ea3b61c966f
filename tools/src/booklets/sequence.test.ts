import { describe, expect, it } from 'vitest'
import { alternativaOf, examOf, questaoOf, referenciaOf } from './exam.fixture.ts'
import { runsOf, sequenceOf, type Part } from './sequence.ts'
import type { Exam, Questao } from './exam.ts'

const LONG = 'A rampa que liga a calçada ao pátio da escola tem dois trechos iguais e um patamar.'
const TABLE = '<table><tr><td>1</td></tr></table>'
const FIGURA = { texto: '', imagem: 'rampa.svg' }

const nameOf = (part: Part) => (part.kind === 'questao' ? part.questao.numero : part.numeros)
const sequence = (values: Partial<Exam>) => sequenceOf(examOf(values)).map(nameOf)
const runs = (values: Partial<Exam>) =>
  runsOf(sequenceOf(examOf(values))).map(({ layout, parts }) => [layout, ...parts.map(nameOf)])

describe('sequenceOf', () => {
  it('sets each reference once, before the first question that refers to it', () => {
    const questoes = [
      questaoOf(3, { referencias: ['feira'] }),
      questaoOf(1),
      questaoOf(2, { referencias: ['feira'] }),
    ]

    expect(sequence({ questoes, referencias: [referenciaOf('feira')] })).toEqual([1, [2, 3], 2, 3])
  })

  it('knows the questions that a reference names itself, and leaves out one that has no question', () => {
    const referencias = [referenciaOf('feira', { faixa: [1, 2] }), referenciaOf('sobra')]

    expect(sequence({ questoes: [questaoOf(1), questaoOf(2)], referencias })).toEqual([
      [1, 2],
      1,
      2,
    ])
  })
})

describe('runsOf', () => {
  it('sets two short neighbours side by side, and a third over the width', () => {
    const questoes = [questaoOf(1), questaoOf(2), questaoOf(3)]

    expect(runs({ questoes })).toEqual([
      ['pair', 1, 2],
      ['wide', 3],
    ])
  })

  it.for<[string, Partial<Questao>]>([
    ['a table', { texto: TABLE }],
    ['a long text', { texto: `${LONG}\n\n`.repeat(12) }],
    ['a long alternative', { alternativas: [alternativaOf('A', { texto: LONG })] }],
    ['a figure to choose', { alternativas: [{ nome: 'A', imagem: 'vista.svg' }] }],
    ['a wide formula', { texto: String.raw`\[${'x + '.repeat(30)}x\]` }],
  ])('gives a question with %s the whole width', ([, values]) => {
    const questoes = [questaoOf(1), questaoOf(2, values)]

    expect(runs({ questoes })).toEqual([
      ['wide', 1],
      ['wide', 2],
    ])
  })

  it('sets a figure beside its only question', () => {
    const questoes = [questaoOf(1, { referencias: ['rampa'] })]

    expect(runs({ questoes, referencias: [referenciaOf('rampa', FIGURA)] })).toEqual([
      ['beside', [1], 1],
    ])
  })

  it('keeps what only one question refers to with it', () => {
    const questoes = [questaoOf(1, { referencias: ['feira'] })]
    expect(runs({ questoes, referencias: [referenciaOf('feira')] })).toEqual([['together', [1], 1]])

    const tabled = [questaoOf(1, { referencias: ['rampa'], texto: TABLE })]
    expect(runs({ questoes: tabled, referencias: [referenciaOf('rampa', FIGURA)] })).toEqual([
      ['together', [1], 1],
    ])
  })

  it('gives what several questions share the whole width', () => {
    const questoes = [1, 2].map((numero) => questaoOf(numero, { referencias: ['rampa'] }))

    expect(runs({ questoes, referencias: [referenciaOf('rampa', FIGURA)] })).toEqual([
      ['wide', [1, 2]],
      ['pair', 1, 2],
    ])
  })
})
