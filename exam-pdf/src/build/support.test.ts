import { expect, it } from 'vitest'
import { flowFigure, flowLine, piece } from '../layout.fixture.ts'
import type { FlowItem, FlowTable } from '../layout/flow.ts'
import { lineOf } from '../text/lines.ts'
import { bookOf, Cuttings } from './book.ts'
import { sharedOf, supportOf } from './support.ts'

const COLUMN = { x0: 50, x1: 300, y0: 50, y1: 700 }

/** A table with one row, and by default two columns. */
function tableAt(y0: number, page: number, xs = [100, 150, 200]): FlowTable {
  const box = { x0: 100, x1: xs.at(-1) ?? 0, y0, y1: y0 + 20, xs, ys: [y0, y0 + 20] }
  const pieces = xs.slice(1).map((x) => piece('um', x - 30, y0 + 14))
  const shared = { hasDrawings: false, titulo: [], legenda: [] }
  return { kind: 'table', page, column: COLUMN, box, pieces, ...shared }
}

function read(items: readonly FlowItem[]) {
  const book = bookOf([])
  return supportOf(items, 'q1', [1], book, new Cuttings(book.pages))
}

const problemsOf = (tables: readonly FlowTable[]) => read(tables).problemas

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

it('writes a table as markup, without the rows in which nothing stands', () => {
  const { box, ...table } = tableAt(100, 1)
  const ys = [100, 120, 140, 160]
  const pieces = [...table.pieces, piece('a', 110, 150), piece('b', 110, 158), piece('c', 160, 154)]
  const { problemas, referencias } = read([{ ...table, box: { ...box, y1: 160, ys }, pieces }])

  expect(referencias).toMatchObject([
    {
      id: 'q1-tabela-1',
      texto: '<table><tr><td>um</td><td>um</td></tr><tr><td>a b</td><td>c</td></tr></table>',
      faixa: [1],
      regioes: [{ pagina: 1, x0: 100, x1: 200, y0: 100, y1: 160 }],
    },
  ])
  expect(problemas).toEqual([])
})

it.each([
  ['with words over its lines', { pieces: [piece('palavra', 148.9, 114)] }, true],
  ['with words that touch them', { pieces: [piece('palavra', 149, 114)] }, false],
  ['with something drawn in it', { hasDrawings: true }, true],
])('cuts a table out %s: %j', (_, values, isCut) => {
  const { problemas, referencias } = read([{ ...tableAt(100, 1), ...values }])

  expect(referencias[0]?.imagem).toBe(isCut ? 'q1-tabela-1.png' : undefined)
  expect(referencias[0]?.texto === undefined).toBe(isCut)
  expect(problemas.map(({ codigo }) => codigo)).toEqual(isCut ? ['tabela'] : [])
})

it('gives a figure its title, which needs no tag, and its credit', () => {
  const titulo = [flowLine('Um gráfico', 94, { isBold: true })]
  const legenda = [flowLine('Fonte: um jornal', 190, { isItalic: true })]
  const figure = { ...flowFigure({ x0: 50, x1: 150, y0: 100, y1: 180 }), titulo, legenda }
  const { referencias, texto } = read([flowLine('Qual é?', 80), figure])

  expect(texto).toBe('Qual é?')
  expect(referencias).toMatchObject([
    {
      id: 'q1-figura-1',
      imagem: 'q1-figura-1.png',
      titulo: 'Um gráfico',
      legenda: '<i>Fonte: um jornal</i>',
    },
  ])
})
