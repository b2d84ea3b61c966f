import { describe, expect, it } from 'vitest'
import { drawing, piece, printedPage, words } from '../layout.fixture.ts'
import type { Drawing } from '../model.ts'
import { textOf } from '../text/lines.ts'
import { layOut } from './flow.ts'

const column = (x0: number) =>
  Array.from({ length: 12 }, (_, row) =>
    words('Uma linha que enche a sua coluna de palavras', x0, 100 + 12 * row),
  ).flat()

const square = (x0: number, y0: number) =>
  drawing({ x0, x1: x0 + 40, y0, y1: y0 + 40 }, { segments: 5 })

describe('layOut', () => {
  it('draws no line of one column under the text of the other', () => {
    const rule = drawing({ x0: 300, x1: 360, y0: 137, y1: 137.6 }, { segments: 2 })
    const [page] = layOut([printedPage(1, [...column(50), ...column(300)], [rule])])
    const lines = page?.items.flatMap((item) => (item.kind === 'line' ? [item.line] : [])) ?? []

    expect(lines).toHaveLength(24)
    expect(lines.map((line) => textOf(line)).filter((text) => text.includes('_'))).toEqual([])
  })

  it('sees what is drawn in a table besides its cells: squares at a triangle are none', () => {
    const numbers = [piece('3', 115, 125), piece('4', 155, 165)]
    const drawn = (drawings: Drawing[]) =>
      layOut([printedPage(1, [...column(50).slice(0, 9), ...numbers], drawings)])
        .flatMap(({ items }) => items)
        .flatMap((item) => (item.kind === 'table' ? [item.hasDrawings] : []))
    const squares = [square(100, 110), square(140, 150)]

    expect(drawn(squares)).toEqual([false])
    expect(drawn([...squares, { ...square(100, 110), segments: 4 }])).toEqual([true])
  })
})
