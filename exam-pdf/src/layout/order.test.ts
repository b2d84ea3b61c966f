import { describe, expect, it } from 'vitest'
import type { Item } from './items.ts'
import { item, question, read, rows } from './order.fixture.ts'
import { columnsOf } from './order.ts'

describe('blocksOf', () => {
  it('reads two columns under a wide text from their tops, one of which may be lower', () => {
    const wide = rows('w', 50, 540, 50, 3)
    const left = rows('l', 50, 280, 112, 8)
    const right = rows('r', 310, 540, 98, 9)

    expect(read([...wide, ...right, ...left]).map(([first]) => first)).toEqual(['w1', 'l1', 'r1'])
  })

  it('leaves a credit on the right with the wide text that it ends', () => {
    const wide = rows('w', 50, 540, 50, 3)
    const credit = { ...item('credit', 400, 540, 88), y1: 95 }
    const columns = [...rows('l', 50, 280, 104, 8), ...rows('r', 310, 540, 104, 8)]
    const blocks = read([...wide, credit, ...columns])

    expect(blocks[0]).toContain('credit')
    const last = item('last', 50, 200, 86)
    const lower = { ...item('credit', 400, 540, 100), y1: 107 }
    const next = [...rows('l', 50, 280, 116, 8), ...rows('r', 310, 540, 116, 8)]
    expect(read([...wide, last, lower, ...next])[0]).toEqual(['credit', 'last', 'w1', 'w2', 'w3'])

    const first = item('first', 310, 540, 88)
    const box = item('box', 40, 550, 45, { isBlock: true, y1: 87 })
    expect(read([...wide, first, ...columns])[0]).toContain('first')
    expect(read([...wide, box, first, ...columns]).at(-1)).toContain('first')
  })

  it('reads one column after the other, and what goes over both by itself', () => {
    const left = rows('a', 50, 280, 100, 4)
    const right = rows('b', 300, 530, 100, 4)

    expect(
      read([item('title', 50, 530, 60), ...right, ...left, item('end', 50, 530, 200)]),
    ).toEqual([['title'], ['a1', 'a2', 'a3', 'a4'], ['b1', 'b2', 'b3', 'b4'], ['end']])
  })

  it('reads what is beside a figure after it, and what is below both at the end', () => {
    const figure = item('figure', 50, 200, 100, { y1: 200, isFigure: true })
    const text = rows('a', 230, 530, 100, 7)
    const below = rows('b', 50, 150, 240, 5)

    expect(read([figure, ...text, ...below])).toEqual([
      ['figure'],
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'],
      ['b1', 'b2', 'b3', 'b4', 'b5'],
    ])
  })

  it('lets text stand closer to a figure than to other text', () => {
    const figure = item('figure', 50, 200, 100, { y1: 196, isFigure: true })

    expect(read([figure, ...rows('a', 207, 530, 100, 8)])).toHaveLength(2)
    expect(read([...rows('b', 50, 200, 100, 8), ...rows('a', 207, 530, 100, 8)])).toHaveLength(1)
  })

  it('begins a column with its heading, wherever that stands in it', () => {
    const figure = item('figure', 50, 200, 100, { y1: 240, isFigure: true })
    const heading = item('a0', 240, 300, 106, { numero: 1 })

    expect(read([figure, heading, ...rows('a', 230, 530, 120, 8)]).map(([first]) => first)).toEqual(
      ['figure', 'a0'],
    )
  })

  it('leaves a line with an exponent in its column, under a wide text', () => {
    const wide = rows('w', 50, 540, 50, 3)
    const left = rows('l', 50, 280, 110, 8)
    const raised = { ...item('raised', 330, 334, 95), y1: 103 }
    const right = [item('r0', 310, 540, 98), raised, ...rows('r', 310, 540, 111, 8)]
    const blocks = read([...wide, ...left, ...right], [290])

    expect(blocks.map((block) => block.includes('r0'))).toEqual([false, false, true])
  })

  it('begins a wide text with the short announcement and the title above it', () => {
    const left = rows('l', 50, 280, 50, 6)
    const right = rows('r', 300, 530, 50, 6)
    const short = [item('notice', 50, 200, 140), item('title', 50, 90, 154)]
    const wide = rows('w', 50, 530, 168, 5)

    expect(read([...left, ...right, ...short, ...wide], [290])).toEqual([
      left.map(({ name }) => name),
      right.map(({ name }) => name),
      [...short, ...wide].map(({ name }) => name).toSorted(),
    ])
  })

  it('begins a box over both columns with the announcement above it, and leaves a column its end', () => {
    const left = rows('l', 50, 280, 50, 12)
    const right = rows('r', 300, 530, 50, 3)
    const notice = item('notice', 50, 200, 214)
    const box = item('box', 40, 540, 230, { isBlock: true, y1: 330 })
    const wide = rows('w', 50, 530, 260, 5)

    const blocks = read([...left, ...right, notice, box, ...wide], [290])
    expect(blocks.map((block) => block.length)).toEqual([12, 3, 6])
    const apart = left.map((row, index) =>
      index < 6 ? row : { ...row, y0: row.y0 + 12, y1: row.y1 + 12 },
    )
    expect(read([...apart, ...right, ...wide], [290]).map((block) => block.length)).toEqual([
      12, 3, 5,
    ])
  })

  it('leaves a column the figure at its end, beside the white above a wide text', () => {
    const left = rows('l', 50, 280, 50, 5)
    const right = rows('r', 300, 530, 50, 7)
    const figure = item('figure', 320, 400, 150, { y1: 205, isFigure: true })
    const notice = item('notice', 50, 200, 214)
    const wide = rows('w', 50, 530, 230, 5)

    const blocks = read([...left, ...right, figure, notice, ...wide], [290])
    expect(blocks[1]).toContain('figure')
    expect(blocks[2]).toEqual(['notice', 'w1', 'w2', 'w3', 'w4', 'w5'])
  })

  it('ends both columns at an announcement that has nothing beside its text', () => {
    const above = [...rows('a', 50, 280, 50, 6), ...rows('b', 300, 530, 50, 6)]
    const notice = item('notice', 50, 200, 140, { announces: true })
    const verses = rows('v', 50, 150, 154, 6)
    const below = [...rows('c', 50, 280, 240, 6), ...rows('d', 300, 530, 240, 6)]
    const order = read([...above, notice, ...verses, ...below], [290]).map(([first]) => first)

    expect(order).toEqual(['a1', 'b1', 'c1', 'd1'])
    const filled = [item('full', 50, 280, 154), ...rows('v', 50, 150, 166, 5)]
    expect(read([...above, notice, ...filled, ...below], [290])).toHaveLength(2)
    const beside = [notice, ...verses, ...below, ...above, ...rows('e', 300, 530, 130, 9)]
    expect(read(beside, [290])).toHaveLength(2)
  })

  it('reads a credit on the right with the verses that it stands under', () => {
    const verses = rows('v', 50, 150, 50, 6)
    const credit = { ...item('credit', 380, 530, 124), y1: 131 }
    const below = [...rows('c', 50, 280, 150, 9), ...rows('d', 300, 530, 144, 9)]
    const order = read([...verses, credit, ...below], [290]).flat()

    expect(order.indexOf('credit')).toBeLessThan(order.indexOf('c1'))
    expect(read([credit, ...below], [290])[0]).toEqual(['credit'])
    const figure = item('figure', 50, 150, 50, { y1: 121, isFigure: true })
    const line = { ...credit, y1: 134 }
    expect(read([figure, line, ...below], [290])[0]).toContain('c1')
  })

  it('takes no text that goes on in the next column for a credit, be the heading beside it larger', () => {
    const left = [item('heading', 120, 210, 61, { y1: 75 }), ...question(1, 50, 90)]
    const right = [item('end', 310, 470, 50), ...rows('a', 340, 540, 66, 8)]
    const order = read([...left, ...right], [295]).flat()

    expect(order.indexOf('end')).toBeGreaterThan(order.indexOf('q1'))
  })

  it('leaves a credit with the wide text above it, though nothing else stands on the right', () => {
    const wide = [...rows('w', 50, 540, 50, 3), item('last', 50, 180, 86)]
    const credit = { ...item('credit', 380, 540, 100), y1: 107 }
    const heading = item('heading', 50, 110, 124)
    const figure = item('figure', 50, 130, 154, { y1: 210, isFigure: true })
    const blocks = read([...wide, credit, heading, figure, ...rows('x', 50, 540, 216, 4)])

    expect(blocks.flat().indexOf('credit')).toBeLessThan(blocks.flat().indexOf('heading'))
  })

  it('begins two columns of alternatives with the first of them', () => {
    const stem = rows('s', 50, 540, 50, 3)
    const answers = [0, 1, 2].flatMap((row) => [
      item(`a${row}`, 50, 150, 95 + 22 * row, { beginsWithLetter: true }),
      item(`b${row}`, 300, 400, 95 + 22 * row, { beginsWithLetter: true }),
    ])

    expect(read([...stem, ...answers])).toEqual([
      ['s1', 's2', 's3'],
      ['a0', 'a1', 'a2'],
      ['b0', 'b1', 'b2'],
    ])
  })

  it('divides a page at its column where no line of the left reaches it', () => {
    const left = rows('a', 50, 250, 100, 2)
    const right = rows('b', 300, 530, 100, 40)

    expect(read([...left, ...right], [290])).toHaveLength(2)
  })

  it('divides the last lines of a page at its column', () => {
    const wide = rows('w', 50, 530, 50, 20)
    const columns = [...rows('a', 50, 280, 300, 2), ...rows('b', 300, 530, 300, 2)]

    expect(read([...wide, ...columns], [290])).toHaveLength(3)
  })

  it('takes rows of questions for rows, where their numbers say so', () => {
    const items = [
      [1, 50, 100],
      [2, 300, 100],
      [3, 50, 200],
      [4, 300, 200],
    ].flatMap(([numero = 0, x0 = 0, y0 = 0]) => question(numero, x0, y0))

    expect(read(items).map(([first]) => first)).toEqual(['q1', 'q2', 'q3', 'q4'])
  })

  it('divides no paragraph at white that stands below white by chance', () => {
    const full = rows('f', 50, 530, 100, 3)
    const torn = [0, 1, 2].flatMap((row) => [
      item(`l${row}`, 50, 280, 136 + 12 * row),
      item(`r${row}`, 292, 530, 136 + 12 * row),
    ])

    expect(read([...full, ...torn, ...rows('g', 50, 530, 172, 3)])).toHaveLength(1)
  })

  it('divides a page where the booklet does, with few lines in its second column', () => {
    const left = rows('a', 50, 280, 100, 20)
    const right = rows('b', 300, 530, 100, 2)

    expect(read([...left, ...right], [290])).toHaveLength(2)
  })
})

/** A table of two columns, without lines. */
const cells = (values: Partial<Item>) => [
  ...rows('a', 50, 120, 190, 5),
  ...rows('b', 200, 280, 190, 5).map((cell) => ({ ...cell, ...values })),
]

describe('blocksOf at a table without lines', () => {
  const text = rows('t', 50, 290, 100, 6)

  it('leaves rows with numbers in one block, and parts words beside words', () => {
    expect(read([...text, ...cells({ isNumber: true })])).toHaveLength(1)
    expect(read([...text, ...cells({})]).length).toBeGreaterThan(1)
  })

  it('parts numbers of another height than what is beside them', () => {
    const shifted = cells({ isNumber: true }).map((cell) =>
      cell.isNumber ? { ...cell, y0: cell.y0 + 5, y1: cell.y1 + 5 } : cell,
    )

    expect(read([...text, ...shifted]).length).toBeGreaterThan(1)
  })
})

describe('columnsOf', () => {
  it('are where white goes through most of a page, in its middle', () => {
    const page = [...rows('a', 50, 280, 100, 40), ...rows('b', 300, 530, 100, 40)]

    const [column = 0, ...others] = columnsOf(page)
    expect(column).toBeGreaterThan(280)
    expect(column).toBeLessThan(300)
    expect(others).toEqual([])
    expect(columnsOf(rows('a', 50, 530, 100, 40))).toEqual([])
    expect(
      columnsOf([...rows('w', 50, 530, 340, 20), ...page.slice(0, 20), ...page.slice(40, 60)]),
    ).toHaveLength(1)
  })

  it('are two on a page of three', () => {
    const three = [
      ...rows('a', 50, 200, 100, 40),
      ...rows('b', 220, 370, 100, 40),
      ...rows('c', 390, 540, 100, 40),
    ]

    const [one = 0, other = 0] = columnsOf(three).toSorted((a, b) => a - b)
    expect(columnsOf(three)).toHaveLength(2)
    expect([one > 200, one < 220, other > 370, other < 390]).toEqual([true, true, true, true])
  })
})
