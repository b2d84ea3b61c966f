import { expect, it } from 'vitest'
import { flowLine, piece } from '../layout.fixture.ts'
import type { FlowTable } from '../layout/flow.ts'
import { lineOf } from '../text/lines.ts'
import { bookOf, Cuttings } from './book.ts'
import { sharedOf, supportOf } from './support.ts'

const COLUMN = { x0: 50, x1: 300, y0: 50, y1: 700 }

/** A table of two columns and a row. */
function tableAt(y0: number, page: number, xs = [100, 150, 200]): FlowTable {
  const box = { x0: 100, x1: xs.at(-1) ?? 0, y0, y1: y0 + 20, xs, ys: [y0, y0 + 20] }
  const pieces = xs.slice(1).map((x) => piece('um', x - 30, y0 + 14))
  const shared = { hasDrawings: false, titulo: [], legenda: [] }
  return { kind: 'table', page, column: COLUMN, box, pieces, ...shared }
}

function problemsOf(tables: readonly FlowTable[]) {
  const book = bookOf([])
  return supportOf(tables, 'q1', [1], book, new Cuttings(book.pages)).problemas
}

it('doubts a table that may go on in the next page or column', () => {
  for (const next of [tableAt(60, 2), tableAt(60, 1)]) {
    expect(problemsOf([tableAt(680, 1), next])).toMatchObject([{ codigo: 'tabela' }])
  }
})

it('takes two tables below or beside each other, or of other columns, for two', () => {
  expect(problemsOf([tableAt(100, 1), tableAt(160, 1)])).toEqual([])
  expect(problemsOf([tableAt(100, 1), tableAt(100, 1, [300, 350, 400])])).toEqual([])
  expect(problemsOf([tableAt(680, 1), tableAt(60, 2, [100, 130, 160, 200])])).toEqual([])
})

it('doubts a fraction in a cell, and one in a shared text, written or not', () => {
  const fraction = { ...piece(String.raw`\(\frac{1}{2}\)`, 120, 114), x1: 130 }
  const table = { ...tableAt(100, 1), pieces: [fraction] }
  const written = { ...flowLine('A massa de', 100), line: lineOf([fraction]) }
  const stacked = [flowLine('x + 1', 95, { x0: 80 }), flowLine('A massa é', 100)]

  expect(problemsOf([table])).toMatchObject([{ codigo: 'formula' }])
  for (const lines of [[written], stacked]) {
    const book = bookOf([])
    const { problemas } = sharedOf(lines, [1, 2], book, new Cuttings(book.pages))
    expect(problemas).toContainEqual(expect.objectContaining({ codigo: 'formula' }))
  }
})
