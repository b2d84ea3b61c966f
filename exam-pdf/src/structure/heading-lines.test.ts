import { expect, it } from 'vitest'
import { flowLine } from '../layout.fixture.ts'
import type { FlowLine } from '../layout/flow.ts'
import { lineOf } from '../text/lines.ts'
import { repeatedIn, restOfHeading } from './heading-lines.ts'

const HEADING = { numero: 1, at: 0, pieces: 2 }
const NEXT = flowLine('Um corpo desce por um plano inclinado.', 112)
const isOf = (line: FlowLine) => restOfHeading(HEADING, line, NEXT, new Set())

/** A line whose first two words are bold. */
function boldNumber(text: string): FlowLine {
  const line = flowLine(text, 100)
  const pieces = line.line.pieces.map((piece, index) => ({ ...piece, isBold: index < 2 }))
  return { ...line, line: lineOf(pieces) }
}

it.each([
  ['a subject that looks as the number does', flowLine('Questão 01 FÍSICA', 100, { isBold: true })],
  ['what it is worth, at the other margin', boldNumber('Questão 01   (valor: 2,5 pontos)')],
])('restOfHeading takes %s for a title', (_, line) => {
  expect(isOf(line)).toBe('title')
})

it('restOfHeading doubts a few words by themselves', () => {
  expect(isOf(boldNumber('Questão 01 (Enem 2010)'))).toBe('doubtful')
})

it('restOfHeading takes text beside a number in its margin for no title', () => {
  const line = boldNumber('Questão 01   Verbo ou texto que obra')
  const [, , first] = line.line.pieces
  const below = flowLine('e solo, de que o leitor sabe.', 112, { x0: first?.x0 ?? 0 })
  expect(restOfHeading(HEADING, line, below, new Set())).toBe('doubtful')
  expect(restOfHeading(HEADING, line, NEXT, new Set())).toBe('title')
})

it.each([
  ['a line of it that is full', 'Questão 01 Um automóvel parte do repouso e desloca-se'],
  ['a sentence', 'Questão 01 Leia o poema.'],
])('restOfHeading takes %s for text', (_, text) => {
  expect(isOf(boldNumber(text))).toBe('text')
  expect(restOfHeading(HEADING, boldNumber(text), undefined, new Set())).toBe('text')
})

it('restOfHeading takes the only line before the alternatives for text', () => {
  const alternative = flowLine('(A) 15 m', 112)
  expect(restOfHeading(HEADING, boldNumber('Questão 01 A altura é'), alternative, new Set())).toBe(
    'text',
  )
})

it('restOfHeading takes for a title what stands after most numbers', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((numero) =>
    boldNumber(`Questão 0${numero} (valor: 0,${numero})`),
  )
  const [line] = lines
  const repeated = (count: number) =>
    repeatedIn([
      ...lines.slice(0, count).map((item) => ({ heading: HEADING, item })),
      { heading: HEADING, item: boldNumber('Questão 09 (Enem 2010)') },
    ])

  expect(line && restOfHeading(HEADING, line, NEXT, repeated(6))).toBe('title')
  expect(line && restOfHeading(HEADING, line, NEXT, repeated(3))).toBe('doubtful')
  expect(restOfHeading(HEADING, boldNumber('Questão 09 (Enem 2010)'), NEXT, repeated(6))).toBe(
    'doubtful',
  )
})
