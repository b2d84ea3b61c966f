import { describe, expect, it } from 'vitest'
import { drawing, piece } from '../layout.fixture.ts'
import type { Box, Drawing } from '../model.ts'
import { gridsOf, isInGrid, cellRowsOf } from './tables.ts'
import { clustersOf } from './clusters.ts'

const at = (x0: number, x1: number, y0: number, y1: number): Box => ({ x0, x1, y0, y1 })
const rectangle = (box: Box, values: Partial<Drawing> = {}) =>
  drawing(box, { segments: 5, ...values })

/** Cells of 50 by 20 points in a grid; `white` is the space between columns. */
const cells = (columns: number, rows: number, white = 0, values: Partial<Drawing> = {}) =>
  Array.from({ length: columns * rows }, (_, index) => {
    const x0 = 100 + (50 + white) * (index % columns)
    const y0 = 100 + 20 * Math.floor(index / columns)
    return rectangle(at(x0, x0 + 50, y0, y0 + 20), values)
  })
/** One word in each of the first `count` cells. */
const filled = (count: number, columns: number) =>
  Array.from({ length: count }, (_, index) =>
    piece('um', 110 + 50 * (index % columns), 114 + 20 * Math.floor(index / columns)),
  )

describe('gridsOf', () => {
  it('says where the lines of a table stand, those of neighbours once', () => {
    expect(gridsOf(cells(2, 2), filled(4, 2))).toEqual([
      { ...at(100, 200, 100, 140), xs: [100, 150, 200], ys: [100, 120, 140] },
    ])
  })

  it('takes lines three points apart for one, and further apart for two tables', () => {
    expect(gridsOf(cells(2, 2, 3), filled(4, 2))).toMatchObject([{ xs: [100, 150, 203] }])
    expect(gridsOf(cells(2, 2, 3.1), filled(4, 2))).toEqual([])
  })

  it.each([
    [2, 2, 2, 1],
    [2, 2, 1, 0],
    [3, 2, 3, 1],
    [5, 1, 2, 0],
    [2, 1, 1, 0],
    [1, 3, 3, 0],
  ])('of %i by %i cells with %i full ones are tables: %i', (columns, rows, full, count) => {
    expect(gridsOf(cells(columns, rows), filled(full, columns))).toHaveLength(count)
  })

  it('takes a frame with a line in it for two cells, unless that is a mark', () => {
    const frame = rectangle(at(100, 200, 100, 120))
    const line = (length: number) => drawing(at(150, 150.5, 100, 100 + length), { segments: 2 })

    expect(gridsOf([frame, line(20)], filled(2, 2))).toHaveLength(1)
    expect(gridsOf([frame, line(8)], filled(2, 2))).toHaveLength(1)
    expect(gridsOf([frame, line(7.9)], filled(2, 2))).toEqual([])
  })

  it.each([
    ['pictures', { kind: 'image' }],
    ['drawings', { segments: 7 }],
    ['triangles', { segments: 4 }],
  ] as const)('takes %s beside each other for none', (_, values) => {
    expect(gridsOf(cells(2, 2, 0, values), filled(4, 2))).toEqual([])
  })
})

const filledCells = (segments: number) => cells(2, 2, 0, { isFilled: true, segments })

describe('gridsOf, of backgrounds', () => {
  it('takes rectangles that are filled, closed or not, for cells', () => {
    expect(gridsOf(filledCells(4), filled(4, 2))).toHaveLength(1)
    expect(gridsOf(filledCells(3), filled(4, 2))).toEqual([])
  })
})

const sizes = (boxes: Box[], slack = 3) =>
  clustersOf(boxes, slack)
    .map(({ length }) => length)
    .toSorted((a, b) => b - a)

describe('clustersOf', () => {
  it('puts boxes together that touch, or nearly', () => {
    expect(sizes([at(0, 10, 0, 10), at(13, 20, 0, 10)])).toEqual([2])
    expect(sizes([at(0, 10, 0, 10), at(13.1, 20, 0, 10)])).toEqual([1, 1])
    expect(sizes([at(0, 10, 0, 10), at(0, 10, 13.1, 20)])).toEqual([1, 1])
  })

  it('joins what a later box touches on both sides', () => {
    expect(sizes([at(0, 10, 0, 10), at(20, 30, 0, 10), at(10, 20, 0, 10)])).toEqual([3])
  })

  it('leaves a box apart that lies in the room between others', () => {
    const corner = [at(0, 100, 0, 5), at(0, 5, 0, 100)]
    expect(sizes([...corner, at(50, 60, 50, 60)])).toEqual([2, 1])
  })
})

describe('rowsOf', () => {
  it('gives the cells between lines, row by row', () => {
    expect(cellRowsOf({ xs: [100, 130, 200], ys: [10, 20, 40] })).toEqual([
      [at(100, 130, 10, 20), at(130, 200, 10, 20)],
      [at(100, 130, 20, 40), at(130, 200, 20, 40)],
    ])
  })
})

describe('isInGrid', () => {
  it('is what stands in a table as a whole, or three points beyond it', () => {
    const grid = { ...at(100, 200, 100, 140), xs: [], ys: [] }
    expect(isInGrid(grid, at(97, 203, 97, 143))).toBe(true)
    expect(isInGrid(grid, at(96.9, 150, 110, 120))).toBe(false)
  })
})
