import { describe, expect, it } from 'vitest'
import { drawing, printedPage, words } from '../layout.fixture.ts'
import { textOf } from '../text/lines.ts'
import { layOut } from './flow.ts'

const column = (x0: number) =>
  Array.from({ length: 12 }, (_, row) =>
    words('Uma linha que enche a sua coluna de palavras', x0, 100 + 12 * row),
  ).flat()

describe('layOut', () => {
  it('draws no line of one column under the text of the other', () => {
    const rule = drawing({ x0: 300, x1: 360, y0: 137, y1: 137.6 }, { segments: 2 })
    const [page] = layOut([printedPage(1, [...column(50), ...column(300)], [rule])])
    const lines = page?.items.flatMap((item) => (item.kind === 'line' ? [item.line] : [])) ?? []

    expect(lines).toHaveLength(24)
    expect(lines.map((line) => textOf(line)).filter((text) => text.includes('_'))).toEqual([])
  })
})
