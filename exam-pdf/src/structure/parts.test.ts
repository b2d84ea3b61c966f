import { describe, expect, it } from 'vitest'
import { flowFigure, flowLine } from '../layout.fixture.ts'
import type { FlowItem } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { alternativesOf, commonCount, commonMark, strayIn } from './alternatives.ts'
import { labelsIn } from './labels.ts'
import { partsOf, type QuestionParts } from './parts.ts'
import { withPictures } from './picture-alternatives.ts'

const write = (items: readonly FlowItem[]) =>
  items.map((item) => (item.kind === 'line' ? textOf(item.line) : item.kind)).join(' ')

function takenApart(items: readonly FlowItem[], isMargin = false): QuestionParts {
  const labels = labelsIn(items, 0, items.length)
  return partsOf(items, 0, alternativesOf(labels, commonMark([labels])), isMargin)
}

const told = ({ alternatives, rest, stem }: QuestionParts) => ({
  stem: write(stem),
  alternatives: alternatives.map(({ items, letra }) => `${letra} ${write(items)}`),
  rest: write(rest),
})

const hanging = (text: string, y: number) => flowLine(text, y, { x0: 93 })

describe('partsOf', () => {
  it('puts a line under the text that it goes on, though another alternative was read before it', () => {
    const items = [
      flowLine('(A)  a da esquerda', 120),
      flowLine('(B)  a da direita', 120, { x0: 200 }),
      flowLine('(C)  a de baixo', 144),
      flowLine('que continua', 132, { x0: 243 }),
    ]

    expect(told(takenApart(items)).alternatives).toEqual([
      'A a da esquerda',
      'B a da direita que continua',
      'C a de baixo',
    ])
  })

  it.each([
    ['the last of alternatives that run in a line', 'a) uma casa   b) um rio   c) uma rua', 'C'],
    ['a last one of which only the letter stood in its line', 'a) uma   b) um   c)', 'C'],
    ['the first of two that are wrapped under their letters', 'a) uma longa casa  b) um', 'A'],
    ['none, where it may be of either', 'a) uma longa casa bem à beira  b) um rio largo', 'rest'],
  ])('gives a line under the first letter to %s', (_, row, owner) => {
    const column = {
      x0: 50,
      x1: owner === 'A' ? 300 : flowLine(row, 120).line.x1 + 5,
      y0: 0,
      y1: 9,
    }
    const own = told(
      takenApart([flowLine(row, 120, { column }), flowLine('amarelada', 132, { column })]),
    )
    const holder =
      owner === 'rest' ? own.rest : own.alternatives.find((each) => each.startsWith(owner))

    expect(holder).toMatch(/amarelada$/)
  })

  it('takes letters in brackets that follow each other in a line, however close they are', () => {
    const items = [flowLine('(A) um (B) dois (C) três (D) quatro', 120)]

    expect(told(takenApart(items)).alternatives).toEqual(['A um', 'B dois', 'C três', 'D quatro'])
  })

  it('takes letters after the room to mark them, and no word that stands there', () => {
    const items = [
      flowLine('( ) A chuva cai.', 108),
      ...['a. um', 'b. dois', 'c. três'].map((text, at) => flowLine(`( ) ${text}`, 120 + 12 * at)),
    ]

    expect(told(takenApart(items))).toMatchObject({
      stem: '( ) A chuva cai.',
      alternatives: ['A um', 'B dois', 'C três'],
    })
  })

  it('takes alternatives that run on in the next lines, wherever these are broken', () => {
    const column = { x0: 50, x1: 265, y0: 0, y1: 9 }
    const items = [
      'a) uma casa de pedra b) um rio que corre entre',
      'as pedras da serra c) uma rua de terra e de areia',
      'que ninguém conhece d) um campo e) um vento de',
      'longe.',
    ].map((text, index) => flowLine(text, 120 + 12 * index, { column }))

    expect(told(takenApart(items))).toEqual({
      stem: '',
      alternatives: [
        'A uma casa de pedra',
        'B um rio que corre entre as pedras da serra',
        'C uma rua de terra e de areia que ninguém conhece',
        'D um campo',
        'E um vento de longe.',
      ],
      rest: '',
    })
  })

  it('assigns no line that comes after a running one with room in it', () => {
    const column = { x0: 50, x1: 265, y0: 0, y1: 9 }
    const items = [
      'a) uma casa de pedra b) um rio que corre entre',
      'as pedras c) uma rua',
      'Outro texto.',
    ].map((text, index) => flowLine(text, 120 + 12 * index, { column }))

    expect(told(takenApart(items)).rest).toBe('Outro texto.')
  })

  it.each(['(A)', 'A)', 'a)', '(a)', 'A.', '[A]', 'A -', 'A ⇒', 'A |'])(
    'takes alternatives apart at %j',
    (mark) => {
      const letters = Array.from('ABCDE').map((letra) =>
        mark.replace(/a/i, (own) => (own === 'a' ? letra.toLowerCase() : letra)),
      )
      const items = [
        flowLine('O que é?', 100),
        ...letters.map((letra, index) => flowLine(`${letra}  resposta ${index}`, 120 + 12 * index)),
      ]

      expect(told(takenApart(items))).toEqual({
        stem: 'O que é?',
        alternatives: Array.from('ABCDE').map((letra, index) => `${letra} resposta ${index}`),
        rest: '',
      })
    },
  )

  it('puts lines to the alternative that they go on, and what follows the last to none', () => {
    const items = [
      flowLine('(A)  um texto', 100),
      hanging('que segue', 112),
      flowLine('(B)  outro', 124),
      hanging('que também segue', 136),
      flowLine('MATEMÁTICA', 180),
    ]

    expect(told(takenApart(items))).toEqual({
      stem: '',
      alternatives: ['A um texto que segue', 'B outro que também segue'],
      rest: 'MATEMÁTICA',
    })
  })

  it('puts a title between alternatives to none of them', () => {
    const title = flowLine('RASCUNHO', 112, { size: 13 })
    const items = [flowLine('(A)  um', 100), title, flowLine('(B)  dois', 140)]
    const row = [flowLine('(A)  um      (B)  dois', 100), title]

    expect(told(takenApart(items)).alternatives).toEqual(['A um', 'B dois'])
    expect(told(takenApart(row)).alternatives).toEqual(['A um', 'B dois'])
  })

  it('follows lines that begin under their letter, where the booklet has them so', () => {
    const items = [flowLine('A) um', 100), flowLine('B) dois', 112), flowLine('e mais', 124)]

    expect(told(takenApart(items, true)).alternatives[1]).toBe('B dois e mais')
    expect(told(takenApart(items)).rest).toBe('e mais')
  })

  it('parts a row of alternatives, and the lines below it, by where they begin', () => {
    const items = [
      flowLine('(A)  um                    (B)  dois', 100),
      flowLine('(C)  três', 124),
    ]
    const second = items[0]?.line.pieces.find(({ text }) => text === '(B)')?.x0 ?? 0
    items.splice(1, 0, flowLine('segue', 112, { x0: second + 20 }))

    expect(told(takenApart(items)).alternatives).toEqual(['A um', 'B dois segue', 'C três'])
  })

  it('takes the last run of letters: a list in the stem comes before', () => {
    const items = ['(A)  lista', '(B)  lista', 'Assinale', '(A)  um', '(B)  dois'].map(
      (text, index) => flowLine(text, 100 + 12 * index),
    )

    expect(told(takenApart(items)).alternatives).toEqual(['A um', 'B dois'])
  })
})

describe('withPictures', () => {
  it('gives each letter without text the picture beside it', () => {
    const letters = [flowLine('(A)', 100), flowLine('(B)', 200)]
    const figures = [90, 190].map((y0) => flowFigure({ x0: 80, x1: 150, y0, y1: y0 + 60 }))
    const parts = takenApart([...figures, ...letters])

    expect(withPictures(parts).alternatives.map(({ items }) => items)).toEqual(
      figures.map((each) => [each]),
    )
    expect(withPictures(parts).stem).toEqual([])
  })
})

describe('strayIn', () => {
  it('tells letters in the mark of the booklet that are none of the alternatives', () => {
    const texts = ['D)  de outra', 'A.  item', 'fim A)', 'A)  um', 'B)  dois', 'C)  três']
    const labels = labelsIn(
      texts.map((text, index) => flowLine(text, 100 + 12 * index)),
      0,
      texts.length,
    )
    const mark = commonMark([labels])

    expect(strayIn(labels, alternativesOf(labels, mark), mark).map(({ letra }) => letra)).toEqual([
      'D',
    ])
    expect(strayIn(labels, [], mark)).toHaveLength(4)
  })
})

describe('commonCount', () => {
  it('is how many alternatives most questions have', () => {
    const four = labelsIn(
      Array.from('ABCD').map((letra, index) => flowLine(`${letra}) x`, 100 + 12 * index)),
      0,
      4,
    )

    expect(commonCount([four, four, four.slice(0, 3), []])).toBe(4)
  })
})
