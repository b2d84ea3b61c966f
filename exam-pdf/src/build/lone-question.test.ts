import { expect, it } from 'vitest'
import { flowFigure, flowLines, piece } from '../layout.fixture.ts'
import type { FlowTable } from '../layout/flow.ts'
import { laidPage, questionLines } from './laid.fixture.ts'
import { loneQuestionOf } from './lone-question.ts'

const ALTERNATIVAS = [
  { nome: 'A', texto: 'azul' },
  { nome: 'B', texto: 'verde' },
  { nome: 'C', texto: 'roxa' },
]

it('loneQuestionOf gives the statement without its number, and the alternatives', () => {
  expect(loneQuestionOf([laidPage(questionLines(7, 100))])).toEqual({
    texto: 'Qual é a cor?',
    alternativas: ALTERNATIVAS,
  })
})

it('loneQuestionOf takes for one what has no number, or two of them', () => {
  const [, ...lines] = questionLines(7, 100)
  expect(loneQuestionOf([laidPage(lines)])).toEqual({
    texto: 'Qual é a cor?',
    alternativas: ALTERNATIVAS,
  })
  const two = flowLines(['Questão 1', 'Leia a questão.', 'Questão 2', 'Qual é?'])
  expect(loneQuestionOf([laidPage(two)]).texto).toContain('Questão 2')
})

it('loneQuestionOf writes tables after the statement', () => {
  const [heading, stem, ...others] = questionLines(7, 100)
  if (!heading || !stem) throw new Error('No lines')
  const box = { x0: 50, x1: 150, y0: 115, y1: 135, xs: [50, 100, 150], ys: [115, 135] }
  const table: FlowTable = {
    kind: 'table',
    page: 1,
    column: stem.column,
    box,
    hasDrawings: false,
    pieces: [piece('um', 60, 128), piece('dois', 110, 128)],
    titulo: [],
    legenda: [],
  }
  expect(loneQuestionOf([laidPage([heading, stem, table, ...others])]).texto).toBe(
    'Qual é a cor?\n\n<table><tr><td>um</td><td>dois</td></tr></table>',
  )
})

it('loneQuestionOf leaves an alternative that is a picture without a text', () => {
  const flow = flowLines(['Questão 7', 'Qual é?', 'A)', 'B)', 'C)']).map((line, index) => ({
    ...line,
    line: { ...line.line, y0: 100 + 50 * index, y1: 110 + 50 * index },
  }))
  const figures = [2, 3, 4].map((row) =>
    flowFigure({ x0: 70, x1: 120, y0: 95 + 50 * row, y1: 135 + 50 * row }),
  )
  expect(loneQuestionOf([laidPage([...flow, ...figures])]).alternativas).toEqual([
    { nome: 'A' },
    { nome: 'B' },
    { nome: 'C' },
  ])
})

it('loneQuestionOf gives nothing of nothing', () => {
  expect(loneQuestionOf([laidPage([])])).toEqual({ texto: '', alternativas: [] })
})
