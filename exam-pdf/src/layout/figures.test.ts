import { describe, expect, it } from 'vitest'
import { drawing, piece, printedPage, words } from '../layout.fixture.ts'
import type { Box } from '../model.ts'
import { drawnOn } from './figures.ts'

const BODY = 10
const on = (
  pieces: Parameters<typeof printedPage>[1],
  drawings: Parameters<typeof printedPage>[2],
) => drawnOn(printedPage(1, pieces, drawings), BODY)

const line = (box: Box) => drawing(box, { segments: 2 })
/** The lines of a table whose cells are 100 wide and 20 high. */
const ruled = (columns: number, rows: number) => [
  ...Array.from({ length: rows + 1 }, (_, row) =>
    line({ x0: 100, x1: 100 + 100 * columns, y0: 100 + 20 * row, y1: 100.5 + 20 * row }),
  ),
  ...Array.from({ length: columns + 1 }, (_, column) =>
    line({ x0: 100 + 100 * column, x1: 100.5 + 100 * column, y0: 100, y1: 100 + 20 * rows }),
  ),
]

describe('drawnOn', () => {
  it('takes parts that stand together for one figure', () => {
    const parts = [
      drawing({ x0: 100, x1: 150, y0: 100, y1: 150 }),
      drawing({ x0: 152, x1: 220, y0: 120, y1: 180 }),
    ]

    expect(on([], parts).figures).toEqual([{ x0: 100, x1: 220, y0: 100, y1: 180 }])
  })

  it('tells the background of a text from a picture', () => {
    const box = { x0: 90, x1: 420, y0: 85, y1: 160 }
    const text = [100, 112, 124, 136, 148].flatMap((y) =>
      words('palavras e mais palavras de um texto que enche a linha toda', 100, y),
    )

    expect(on(text, [drawing(box)])).toMatchObject({ figures: [], backgrounds: [box] })
    expect(on(text.slice(0, 1), [drawing(box)])).toMatchObject({ figures: [box], backgrounds: [] })
  })

  it('takes a wide rectangle with nothing but verses, or a credit, for a frame', () => {
    const box = { x0: 90, x1: 420, y0: 85, y1: 200 }
    const frame = drawing(box, { segments: 5 })
    const sides = [line({ ...box, x1: 91 }), line({ ...box, y1: 86 })]
    const verses = [110, 122, 134].flatMap((y) => words('Um verso curto', 110, y))
    const credit = words('(Autor. Obra.)', 350, 110, { size: 8 })

    expect(on(verses, [frame, ...sides]).figures).toEqual([])
    expect(on(credit, [frame]).figures).toEqual([box])
    expect(on(words('(Autor. Outra obra. Lugar.)', 300, 110), [frame]).figures).toEqual([])
    const curve = drawing({ x0: 150, x1: 300, y0: 150, y1: 190 })
    expect(on(verses, [frame, curve]).figures).toEqual([box])
  })

  it('takes a frame whose title stands on a background of its own, over a line, for one of text', () => {
    const box = { x0: 90, x1: 420, y0: 85, y1: 200 }
    const frame = drawing(box, { segments: 5 })
    const title = drawing({ ...box, y1: 105 }, { segments: 5, isFilled: true })
    const under = line({ ...box, y0: 104.5, y1: 105 })
    const text = [...words('QUESTÃO 7', 100, 99), ...words('Qual é?', 100, 122)]
    const curve = drawing({ x0: 150, x1: 300, y0: 130, y1: 190 })

    expect(on(text, [frame, title, under]).figures).toEqual([])
    expect(on(text, [frame, title, under, curve]).figures).not.toEqual([])
  })

  it('finds a ruled table with text in its cells, and takes a grid without text for a figure', () => {
    const text = [112, 132, 152].flatMap((y) => [piece('um', 110, y), piece('dois', 210, y)])
    const { figures, tables } = on(text, ruled(2, 3))

    expect(tables).toHaveLength(1)
    expect(tables[0]?.ys).toHaveLength(4)
    expect(figures).toEqual([])
    expect(on([], ruled(4, 4))).toMatchObject({ tables: [], figures: [{ x0: 100, y0: 100 }] })
  })

  it('takes axes with a curve between them for a figure', () => {
    const axes = drawing({ x0: 100, x1: 200, y0: 100, y1: 160 }, { segments: 3 })
    const curve = drawing({ x0: 100, x1: 190, y0: 98, y1: 170 }, { segments: 4 })
    const names = [piece('10', 103, 114), piece('t', 150, 168)]

    expect(on(names, [axes, curve])).toMatchObject({ tables: [], figures: [{ x0: 100, y0: 98 }] })
  })

  it('takes the word and the number of a heading in boxes beside each other for no table', () => {
    const heading = [piece('QUESTÃO', 120, 114), piece('05', 220, 114)]

    expect(on(heading, ruled(2, 1)).tables).toEqual([])
    expect(on([piece('Massa', 120, 114), piece('05', 220, 114)], ruled(2, 1)).tables).toHaveLength(
      1,
    )
  })

  it('takes a line between columns that ends at a frame for none of its own', () => {
    const frame = drawing({ x0: 100, x1: 500, y0: 100, y1: 130 }, { segments: 5 })
    const between = line({ x0: 300, x1: 300.5, y0: 130, y1: 400 })
    const text = [...words('Texto para as questões', 110, 118), ...words('de 06 a 08', 310, 118)]

    expect(on(text, [frame, between]).tables).toEqual([])
  })

  it('takes the line of a heading for no figure', () => {
    const rule = line({ x0: 100, x1: 500, y0: 90, y1: 91 })

    expect(on([], [rule])).toMatchObject({ figures: [], thinLines: [{ x0: 100, x1: 500 }] })
  })
})
