import { describe, expect, it } from 'vitest'
import type { Item } from './items.ts'
import { item, rows } from './order.fixture.ts'
import { wideTextCut } from './wide-texts.ts'
import { columnsOnly } from './columns-only.ts'

const GUTTER = { x: 290, x0: 285, x1: 295 }

const columns = (from: number) => [...rows('l', 50, 280, from, 5), ...rows('r', 300, 540, from, 5)]

const creditOf = (height: number, x0 = 400) => item('credit', x0, 540, 92, { y1: 92 + height })

describe('columnsOnly, under a wide text', () => {
  const wide = rows('w', 50, 540, 50, 3)
  const startOf = (...items: Item[]) =>
    columnsOnly({ ...GUTTER, y0: 84, y1: 300 }, [...wide, ...items]).y0

  it('leaves to it the short last line, which is nearer to it than to what follows', () => {
    const last = item('last', 50, 150, 86)
    expect(startOf(last, ...columns(99))).toBe(96)
    expect(startOf(last, ...columns(98))).toBe(84)
  })

  it('leaves to it a small credit on the right, nearer to the columns though it is', () => {
    expect(startOf(creditOf(8.9), ...columns(104))).toBe(100.9)
    expect(startOf(creditOf(9), ...columns(104))).toBe(84)
    expect(startOf(creditOf(8.9, 302), ...columns(104))).toBe(84)
  })

  it.each([
    ['a figure', { isFigure: true }],
    ['the heading of a question', { numero: 3 }],
    ['an alternative', { beginsWithLetter: true }],
  ])('begins the columns with %s', (_, role) => {
    expect(startOf(item('last', 50, 150, 86, role), ...columns(110))).toBe(84)
  })

  it('begins the columns with what a box parts from the text', () => {
    const box = item('box', 50, 540, 40, { isBlock: true, y1: 90 })
    expect(startOf(item('last', 50, 150, 91), box, ...columns(110))).toBe(84)
  })
})

describe('columnsOnly, over a wide text', () => {
  const right = rows('r', 300, 530, 50, 3)
  /**
   * Where the columns end: `count` short lines stand below the left column, after `white` points of white space, and a
   * text over both columns follows them.
   */
  const endOf = (white: number, count = 1, beside: readonly Item[] = right) => {
    const titles = rows('t', 50, 150, 96 + white, count)
    const top = 96 + white + 12 * count
    const items = [...rows('l', 50, 280, 50, 4), ...titles, ...rows('w', 50, 530, top, 3)]
    const end = columnsOnly({ ...GUTTER, y0: 50, y1: top }, [...items, ...beside]).y1
    return end === top ? 'with them' : end
  }

  it('ends the columns above an announcement after more white than between lines', () => {
    expect(endOf(7.2)).toBeCloseTo(99.6)
    expect(endOf(6.8)).toBe('with them')
  })

  it('leaves to the wide text three lines, an announcement and a title, and no more', () => {
    expect(endOf(20, 3)).toBe(106)
    expect(endOf(20, 4)).toBe('with them')
  })

  it('leaves a column its end beside which the other goes on', () => {
    expect(endOf(20, 1, rows('r', 300, 530, 50, 6))).toBe('with them')
  })
})

const left = (values: Partial<Item> = { announces: true }, end = 150, count = 3) => [
  ...rows('a', 50, 280, 50, 4),
  item('notice', 50, 200, 110, values),
  ...rows('v', 50, end, 122, count),
]

const early = (end: number) => [item('b', 300, 530, end - 10)]

describe('wideTextCut, at an announcement', () => {
  const right = rows('b', 300, 530, 50, 4)

  it('ends both columns half way to the lines above it', () => {
    expect(wideTextCut(left(), right)).toBe(103)
    expect(wideTextCut(left({}), right)).toBeUndefined()
  })

  it('has nothing beside it for four lines', () => {
    expect(wideTextCut(left(), [...right, item('c', 300, 530, 150.1)])).toBe(103)
    expect(wideTextCut(left(), [...right, item('c', 300, 530, 150)])).toBeUndefined()
  })

  it('has a right column that ends at most six lines earlier, or goes on below', () => {
    expect(wideTextCut(left(), early(36.1))).toBe(103)
    expect(wideTextCut(left(), early(36))).toBeUndefined()
    expect(wideTextCut(left(), [...early(36), item('c', 300, 530, 160)])).toBe(103)
  })

  it('has four lines, all of which end before a tenth of the column is left', () => {
    expect(wideTextCut(left(undefined, 256.9), right)).toBe(103)
    expect(wideTextCut(left(undefined, 257), right)).toBeUndefined()
    expect(wideTextCut(left(undefined, 150, 2), right)).toBeUndefined()
  })
})

describe('wideTextCut, at a credit', () => {
  const verses = rows('v', 50, 150, 50, 3)
  const cutAt = (credit: Partial<Item>, text: readonly Item[] = verses) => {
    const below = [...text, ...rows('l', 50, 280, 130, 4)]
    const next = rows('r', 300, 530, 114, 5)
    return wideTextCut(below, [item('credit', 380, 530, 94, { y1: 102, ...credit }), ...next])
  }

  it('ends the text above it half way to what is next below it', () => {
    expect(cutAt({})).toBe(108)
    expect(cutAt({}, [])).toBe(108)
  })

  it('leaves one beside which other lines go on', () => {
    const credit = item('credit', 380, 530, 94, { y1: 102 })
    const right = [credit, ...rows('r', 300, 530, 114, 5)]
    expect(wideTextCut([...verses, item('l', 50, 280, 102)], right)).toBe(102)
    expect(wideTextCut([...verses, item('l', 50, 280, 101)], right)).toBeUndefined()
  })

  it.each([
    ['near under the last line', { y0: 98.9, y1: 106 }, 110],
    ['further below it', { y0: 99, y1: 106 }, undefined],
    ['smaller than the text', { y1: 102.9 }, 108.45],
    ['as large as it', { y1: 103 }, undefined],
    ['where the next lines begin', { x0: 302 }, undefined],
    ['that is a figure', { isFigure: true }, undefined],
    ['that reaches into what is below', { y0: 98, y1: 115 }, undefined],
  ] as const)('takes or leaves one %s', (_, credit, cut) => {
    const found = cutAt(credit)
    expect(found && Math.round(100 * found) / 100).toBe(cut)
  })
})
