import { describe, expect, it } from 'vitest'
import { flowLine, piece } from '../layout.fixture.ts'
import type { FlowItem, FlowTable } from '../layout/flow.ts'
import { textOf } from '../text/lines.ts'
import { labelsIn } from './labels.ts'
import { rowPartsOf } from './row-alternatives.ts'

const COLUMN = { x0: 50, x1: 300, y0: 50, y1: 700 }
const stem = flowLine('Assinale a correta.', 90)

/** A table with an empty head and these rows below it. */
function tableOf(rows: readonly (readonly string[])[]): FlowTable {
  const ys = [100, ...rows.map((_, row) => 120 + 20 * row), 120 + 20 * rows.length]
  const xs = [100, ...(rows[0] ?? []).map((_, column) => 150 + 50 * column)]
  const box = { x0: 100, x1: xs.at(-1) ?? 0, y0: 100, y1: ys.at(-1) ?? 0, xs, ys }
  const cells = [rows[0]?.map(() => '') ?? [], ...rows]
  const pieces = cells.flatMap((cellsOfRow, row) =>
    cellsOfRow.flatMap((text, column) =>
      text === '' ? [] : [piece(text, 110 + 50 * column, 114 + 20 * row)],
    ),
  )
  const captions = { titulo: [], legenda: [] }
  return { kind: 'table', page: 1, column: COLUMN, box, pieces, hasDrawings: false, ...captions }
}

function read(items: readonly FlowItem[], table: FlowTable) {
  const parts = rowPartsOf(items, labelsIn(items, 0, items.length), () => [table.box])
  const alternatives = parts?.alternatives.map(({ items: own, letra }) => [
    letra,
    ...own.map((item) => (item.kind === 'line' ? textOf(item.line) : item.kind)),
  ])
  return { alternatives, stem: parts?.stem.map(({ kind }) => kind) }
}

describe('rowPartsOf', () => {
  const rows = [
    ['2', 'sim'],
    ['3', 'não'],
    ['5', 'sim'],
  ]
  const expected = [
    ['A', '2', 'sim'],
    ['B', '3', 'não'],
    ['C', '5', 'sim'],
  ]

  it('reads the cells of a table beside whose rows letters stand, whatever their mark', () => {
    const table = tableOf(rows)
    const letters = Array.from('ABC', (letter, row) => flowLine(letter, 134 + 20 * row, { x0: 80 }))
    const { alternatives, stem: kinds } = read([stem, table, ...letters], table)

    expect(alternatives).toEqual(expected)
    expect(kinds).toEqual(['line', 'figure'])
  })

  it('reads the cells of a table with the letters in it, where there are none elsewhere', () => {
    const table = tableOf(rows.map((cells, row) => ['ABC'.charAt(row), ...cells]))

    expect(read([stem, table], table)).toEqual({ alternatives: expected, stem: ['line', 'figure'] })
  })

  it.each([
    ['other words', ['Rio', 'Mar', 'Ar']],
    ['letters out of order', ['A', 'C', 'B']],
    ['words that begin with letters', ['A) um', 'B) dois', 'C) três']],
  ])('leaves a table with %s in its first cells', (_, first) => {
    const table = tableOf(rows.map((cells, row) => [first[row] ?? '', ...cells]))

    expect(read([stem, table], table).alternatives).toBeUndefined()
  })
})
