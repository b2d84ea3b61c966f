import { describe, expect, it } from 'vitest'
import { unionOf } from '../geometry.ts'
import { bandsOf, sidesOf } from './gutters.ts'
import { bestGutter } from './best-gutter.ts'
import type { Item } from './items.ts'
import { item, rows } from './order.fixture.ts'

const best = (items: readonly Item[], columns: readonly number[] = []) =>
  bestGutter(items, unionOf(items.filter(({ isBlock }) => !isBlock)), columns)
const isParted = (items: readonly Item[], columns: readonly number[] = []) =>
  best(items, columns) !== undefined

describe('bandsOf', () => {
  it('gives the white beside what ends, the tallest first', () => {
    const items = [item('a', 50, 250, 50), item('wide', 50, 500, 80), item('b', 50, 250, 92)]
    const bands = bandsOf(
      [...items, ...rows('c', 300, 500, 92, 3)],
      unionOf([...items, ...rows('c', 300, 500, 92, 3)]),
      9,
    )

    expect(bands[0]).toEqual({ x: 254.5, x0: 250, x1: 259, y0: 90, y1: 126 })
    expect(bands[1]).toMatchObject({ y0: 50, y1: 80 })
  })
})

const apart = (white: number) => [
  ...rows('a', 50, 250, 50, 4),
  ...rows('b', 250 + white, 450 + white, 50, 4),
]

describe('bestGutter, by how wide the white is', () => {
  it('wants nine points, and five where the booklet has its columns', () => {
    expect(isParted(apart(9))).toBe(true)
    expect(isParted(apart(8.9))).toBe(false)
    expect(isParted(apart(5), [252.5])).toBe(true)
    expect(isParted(apart(4.9), [252.5])).toBe(false)
  })

  it('knows a column of the booklet within ten points', () => {
    expect(isParted(apart(5), [262.4])).toBe(true)
    expect(isParted(apart(5), [262.5])).toBe(false)
    expect(isParted(apart(5), [242.4])).toBe(false)
  })
})

const beside = (width: number, end: number) => [
  ...rows('a', 50, 50 + width, 50, 6),
  ...rows('b', 150, end, 50, 6),
]

describe('bestGutter, by what stands on both sides', () => {
  const right = rows('b', 300, 550, 50, 6)

  it('wants three rows, or a figure, on each', () => {
    expect(isParted([...rows('a', 50, 250, 50, 3), ...right])).toBe(true)
    expect(isParted([...rows('a', 50, 250, 50, 2), ...right])).toBe(false)
    expect(isParted([item('a', 50, 250, 50, { y1: 120, isFigure: true }), ...right])).toBe(true)
    expect(isParted([item('a', 50, 250, 50, { y1: 120 }), ...right])).toBe(false)
  })

  it('wants columns of fifty points, and of 16 % of what they are in', () => {
    expect(isParted(beside(50, 350))).toBe(true)
    expect(isParted(beside(49, 350))).toBe(false)
    expect(isParted(beside(80, 550))).toBe(true)
    expect(isParted(beside(79, 550))).toBe(false)
  })

  const stepped = (by: number) => right.map((row, index) => ({ ...row, x0: 300 + by * index }))

  it('wants lines on the right that begin below each other', () => {
    const left = rows('a', 50, 250, 50, 6)
    expect(isParted([...left, ...stepped(1.9)])).toBe(true)
    expect(isParted([...left, ...stepped(2)])).toBe(false)
  })

  it('is parted by what lies across, and is the taller part', () => {
    const box = item('box', 50, 550, 146, { isBlock: true })
    const below = [...rows('a', 50, 250, 160, 4), ...rows('b', 300, 550, 160, 4)]
    const gutter = best([
      ...rows('a', 50, 250, 50, 8),
      ...rows('b', 300, 550, 50, 8),
      box,
      ...below,
    ])

    expect(gutter).toMatchObject({ y0: 50, y1: 146 })
    expect(gutter && sidesOf(gutter, below)).toEqual([[], []])
  })
})

const startOf = (by: number) =>
  best([...rows('a', 50, 250, 50, 8), ...rows('b', 300, 550, 50 + by, 8)])?.y0

describe('bestGutter, by where columns begin', () => {
  it('begins with the higher column, or with the other where that is much lower', () => {
    expect(startOf(27)).toBe(50)
    expect(startOf(28)).toBe(74)
  })
})

const torn = (count: number) => [
  ...rows('f', 50, 550, 50, 3),
  ...rows('l', 50, 280, 86, count),
  ...rows('r', 292, 550, 86, count),
  ...rows('g', 50, 550, 86 + 12 * count, 3),
]

const after = (white: number) =>
  torn(4).map((each) =>
    each.name.startsWith('f') ? { ...each, y0: each.y0 - white, y1: each.y1 - white } : each,
  )

describe('bestGutter, within a text', () => {
  it('takes white for chance that is no taller than six lines of a paragraph', () => {
    expect(isParted(torn(4))).toBe(false)
    expect(isParted(torn(5))).toBe(true)
  })

  it('takes white under a paragraph that has ended for a gutter', () => {
    expect(isParted(after(12.9))).toBe(false)
    expect(isParted(after(13))).toBe(true)
  })
})

const cells = (count: number, numbers: number, lower = 0) => [
  ...rows('a', 50, 150, 50, 4),
  ...rows('b', 200, 300, 50, count).map((cell, index) => ({
    ...cell,
    y0: cell.y0 + lower,
    y1: cell.y1 + lower,
    isNumber: index < numbers,
  })),
]

describe('bestGutter, at rows of cells', () => {
  it('takes none where half of a side are numbers', () => {
    expect(isParted(cells(4, 2))).toBe(false)
    expect(isParted(cells(5, 2))).toBe(true)
  })

  it('takes none where cells end at the same height', () => {
    expect(isParted(cells(4, 4, 1.4))).toBe(false)
    expect(isParted(cells(4, 4, 1.5))).toBe(true)
  })

  it('takes none where seven tenths of each side have a cell beside them', () => {
    expect(isParted(cells(5, 5))).toBe(false)
    expect(isParted(cells(6, 6))).toBe(true)
  })

  it('takes one where questions or alternatives stand beside each other', () => {
    const [first, ...others] = cells(4, 4)
    for (const role of [{ numero: 3 }, { beginsWithLetter: true }, { isFigure: true }])
      expect(isParted([{ ...item('a', 50, 150, 50), ...first, ...role }, ...others])).toBe(true)
  })
})

const few = (wide: number) => [
  ...rows('w', 50, 550, 50, wide),
  ...rows('a', 50, 280, 50 + 12 * wide, 2),
  ...rows('b', 292, 550, 50 + 12 * wide, 2),
  ...rows('v', 50, 550, 74 + 12 * wide, wide),
]

describe('bestGutter, where the booklet has its columns', () => {
  it('takes two rows for columns that are a quarter of what they are in', () => {
    expect(isParted(few(2), [286])).toBe(true)
    expect(isParted(few(2))).toBe(false)
    expect(isParted(few(4), [286])).toBe(false)
  })
})
