import { expect, it } from 'vitest'
import { flowFigure, flowLine, piece } from '../layout.fixture.ts'
import { lineOf } from '../text/lines.ts'
import { hasFragments, hasLooseWords } from './doubts.ts'

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
