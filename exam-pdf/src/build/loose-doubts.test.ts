import { expect, it } from 'vitest'
import { flowLine, flowLines } from '../layout.fixture.ts'
import type { FlowItem } from '../layout/flow.ts'
import { segmentsOf } from '../structure/segments.ts'
import { vocabularyOf } from '../text/hyphens.ts'
import { looseDoubts } from './loose-doubts.ts'

const doubtsOf = (flow: FlowItem[]) =>
  looseDoubts(segmentsOf(flow), {
    flow,
    words: vocabularyOf([]),
    bodySize: 10,
    pages: new Map(),
  }).map(({ faixa, problemas }) => [faixa, problemas[0]?.codigo])

const before = flowLines(['Questão 1', 'Qual é?'], 60)
const announced = flowLines(['Leia o texto para responder às questões 2 e 3.', 'Um verso'], 100)
const after = flowLines(['Questão 2', 'Qual é?', 'Questão 3', 'Qual é?'], 130)

const columnAt = (x0: number) => ({ x0, x1: x0 + 240, y0: 50, y1: 700 })

it('looseDoubts says nothing of a sound booklet', () => {
  expect(doubtsOf([...before, ...announced, ...after])).toEqual([])
})

it('looseDoubts doubts the number of a line, in the questions that share the text', () => {
  const number = flowLine('5', 124, { size: 8 })

  expect(doubtsOf([...before, ...announced, number, ...after])).toEqual([
    [[2, 3], 'numero_repetido'],
  ])
})

it('looseDoubts doubts a credit at the head of a column, for it and for the text before', () => {
  const credit = flowLine('(Autor. Obra.)', 60, { x0: 400, size: 8 })

  expect(doubtsOf([...before, ...announced, ...after, credit])).toEqual([
    [[2, 3, 3], 'comeco_de_texto'],
  ])
})

it('looseDoubts doubts the text at whose end no credit stands, where one over the next column was read first', () => {
  const page = 2
  const [left, right] = [columnAt(50), columnAt(310)]
  const over = flowLine('Fonte: um jornal.', 60, { page, x0: 420, column: right, size: 8 })
  const text = announced.map((line) => ({ ...line, page, column: left }))
  const beside = after.map((line) => ({ ...line, page, column: right }))

  expect(doubtsOf([...before, over, ...text, ...beside])).toContainEqual([
    [2, 3],
    'comeco_de_texto',
  ])
  expect(doubtsOf([...before, ...text, ...beside])).toEqual([])
})

it('looseDoubts doubts questions that an earlier one names as announcements do', () => {
  const lost = flowLine('NÚMEROS das questões 2 e 3', 90)

  expect(doubtsOf([...before, flowLine('e as', 80), lost, ...after])).toEqual([
    [[2, 3, 2, 3], 'texto_anunciado_vazio'],
  ])
})
