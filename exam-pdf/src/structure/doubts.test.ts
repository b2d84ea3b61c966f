import { expect, it } from 'vitest'
import { flowFigure, flowLine, piece, words } from '../layout.fixture.ts'
import { lineOf } from '../text/lines.ts'
import { hasFragments, hasLooseWords } from './doubts.ts'
import { goOnInColumns, hasWordsInColumns } from './column-doubts.ts'

const COLUMN = { x0: 50, x1: 300, y0: 50, y1: 700 }
const figure = flowFigure({ x0: 80, x1: 200, y0: 100, y1: 180 })

it.each([
  ['over a figure', flowLine('v (m/s)', 95, { x0: 80 })],
  ['under it', flowLine('tempo em segundos', 192, { x0: 120 })],
  ['beside it', flowLine('t (s)', 150, { x0: 210 })],
])('doubts whose words are that stand %s', (_, line) => {
  expect(hasLooseWords([figure, line])).toBe(true)
})

it.each([
  ['the end of a sentence', flowLine('da força.', 95, { x0: 80 })],
  ['a title', flowLine('TEXTO I', 95, { x0: 80, isBold: true })],
  ['running text', flowLine('uma frase que vai até o fim da linha', 95, { x0: 80 })],
  ['what stands further away', flowLine('t (s)', 210, { x0: 120 })],
  ['what stands on another page', flowLine('t (s)', 95, { x0: 80, page: 2 })],
  [
    'a heading without words',
    { ...flowLine('Questão', 95), line: { ...flowLine('x', 95).line, pieces: [] } },
  ],
])('leaves %s', (_, line) => {
  expect(hasLooseWords([figure, line])).toBe(false)
})

it('leaves the end of a sentence that goes on elsewhere, beside a figure', () => {
  const [above, last] = [
    flowLine('Do que se vê no esquema', 138, { x0: 30 }),
    flowLine('a soma é', 150, { x0: 30 }),
  ]

  expect(hasLooseWords([figure, above, last])).toBe(false)
  expect(hasLooseWords([figure, last])).toBe(true)
})

it('hasFragments tells small capitals that come in pieces from exponents and from small words', () => {
  const line = flowLine('O autor de muitas obras escreveu', 100)
  const withSmall = (texts: readonly string[], baseline: number) => [
    {
      ...line,
      line: lineOf([
        ...line.line.pieces,
        ...texts.map((text, index) => piece(text, 220 + 12 * index, baseline, { size: 7 })),
      ]),
    },
  ]

  expect(hasFragments(withSmall(['l', 'ít', 'ic', 'a'], 100))).toBe(true)
  expect(hasFragments(withSmall(['l', 'ít', 'ic', 'a'], 96))).toBe(false)
  expect(hasFragments(withSmall(['PO', 'literatura', 'brasileira'], 100))).toBe(false)
})

const beside = (left: string, right: string, baseline: number, x0 = 300) => ({
  ...flowLine(left, baseline),
  line: lineOf([...words(left, 50, baseline), ...words(right, x0, baseline)]),
})

it('hasWordsInColumns sees lines whose words go on in a second column', () => {
  const first = beside('A cidade cresce para cima', 'Cada bairro tem uma praça', 100)
  const second = beside('mas as praças somem dela', 'que reduz o calor do dia', 112)

  expect(hasWordsInColumns([first, second])).toBe(true)
  expect(hasWordsInColumns([first, beside('que se fecham', 'aqui.', 112)])).toBe(true)
  expect(hasWordsInColumns([first, { ...second, page: 2 }])).toBe(false)
  expect(hasWordsInColumns([first, flowLine('e mais nada', 112)])).toBe(false)
})

it.each([
  ['lists with marks', 'I.', 'A chuva cai no rio', 'II.', 'O rio corre ao mar'],
  ['rows of numbers', 'Massa do bloco', '20', 'Massa do carro', '30'],
])('hasWordsInColumns says nothing of %s', (_, left, right, next, beneath) => {
  const lines = [beside(left, right, 100, 180), beside(next, beneath, 112, 180)]

  expect(hasWordsInColumns(lines)).toBe(false)
})

it('hasWordsInColumns says nothing of words that are far apart by chance', () => {
  const lines = [
    beside('um verso aqui', 'outro verso lá', 100),
    beside('um verso', 'e outro', 112, 250),
  ]

  expect(hasWordsInColumns(lines)).toBe(false)
})

it('goOnInColumns sees two texts beside each other that a page parts', () => {
  const [left, right] = [50, 310].map((x0) => ({ x0, x1: x0 + 240, y0: 50, y1: 700 }))
  const pair = (page: number, from: number) =>
    [left, right].flatMap((column = COLUMN) =>
      [0, 12].map((more) => flowLine('um texto', from + more, { page, x0: column.x0, column })),
    )
  const below = flowLine('Qual é?', 90, { page: 2 })

  expect(goOnInColumns([...pair(1, 680), ...pair(2, 60), below])).toBe(true)
  expect(goOnInColumns([...pair(1, 680), below])).toBe(false)
  expect(goOnInColumns([...pair(1, 600), ...pair(1, 680)])).toBe(false)
})
