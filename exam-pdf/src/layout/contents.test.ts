import { describe, expect, it } from 'vitest'
import { piece, printedPage, words } from '../layout.fixture.ts'
import type { Piece } from '../text/pieces.ts'
import { contentsOf, NOTHING } from './contents.ts'
import type { Drawn } from './figures.ts'

const on = (pieces: Piece[], drawn: Partial<Drawn> = {}) =>
  contentsOf(printedPage(1, pieces), { ...NOTHING, ...drawn })
const read = (pieces: Piece[], drawn: Partial<Drawn> = {}) =>
  on(pieces, drawn).map((content) =>
    content.isBlock ? 'block' : (content.words?.map(({ text }) => text).join(' ') ?? 'drawn'),
  )

describe('contentsOf, of words', () => {
  it.each([
    ['Questão 12', { numero: 12 }],
    ['QUESTÃO nº 7 Um corpo', { numero: 7 }],
    ['3ª questão', { numero: 3 }],
    ['Leia o texto para responder às questões 5 e 6.', { announces: true }],
    ['(A) um texto', { beginsWithLetter: true }],
    ['1.250,5 %', { isNumber: true }],
  ])('says what %j begins', (text, role) => {
    expect(on(words(text, 50, 100))).toMatchObject([role])
  })

  it('says nothing of other words', () => {
    for (const text of ['A questão é 12', 'A casa de 12', '3 questões', '–'])
      expect(on(words(text, 50, 100))).toMatchObject([
        { announces: false, beginsWithLetter: false, isNumber: false },
      ])
    expect(on(words('3 questãozinhas', 50, 100))[0]?.numero).toBeUndefined()
  })

  it('puts a letter to its words, and words apart that a column could part', () => {
    expect(read(words('(A)  um texto', 50, 100))).toEqual(['(A) um texto'])
    expect(read(words('um texto  e outro', 50, 100))).toEqual(['um texto', 'e outro'])
  })
})

describe('contentsOf, of figures', () => {
  const figure = { x0: 100, x1: 200, y0: 100, y1: 200 }

  it('leaves out the words on them, unless they begin an alternative', () => {
    expect(read(words('t (s)', 140, 150), { figures: [figure] })).toEqual(['drawn'])
    expect(read(words('(A) um', 140, 150), { figures: [figure] })).toEqual(['(A) um', 'drawn'])
  })

  it('keeps words that begin before one and reach into it', () => {
    expect(read(words('Um título longo', 40, 150), { figures: [figure] })).toEqual([
      'Um título longo',
      'drawn',
    ])
  })
})

const letters = (count: number, x0: number) =>
  [114, 134, 154].slice(0, count).map((y) => piece('(A)', x0, y))

describe('contentsOf, of tables', () => {
  const table = {
    x0: 100,
    x1: 200,
    y0: 100,
    y1: 160,
    xs: [100, 150, 200],
    ys: [100, 120, 140, 160],
  }
  const cells = [114, 134, 154].flatMap((y) => [piece('2', 110, y), piece('um', 160, y)])

  it('takes one with its words for one thing', () => {
    expect(read(cells, { tables: [table] })).toEqual(['drawn'])
  })

  const isParted = (x0: number, count = 3) =>
    read([...cells, ...letters(count, x0)], { tables: [table] }).includes('block')

  it('takes one for what parts columns where letters of alternatives stand at its rows', () => {
    expect(isParted(120)).toBe(true)
    // The letter is 15 points wide, and its middle may be up to 50 points before the table.
    expect(isParted(42.5)).toBe(true)
    expect(isParted(42.4)).toBe(false)
    expect(isParted(80, 2)).toBe(false)
  })
})

const line = (width: number) => ({ x0: 50, x1: 50 + width, y0: 100, y1: 101 })

describe('contentsOf, of lines and backgrounds', () => {
  it('takes what is wider than three tenths of the page for what parts columns', () => {
    expect(on([], { thinLines: [line(181)], backgrounds: [line(300)] })).toMatchObject([
      { x1: 231, isBlock: true },
      { x1: 350, isBlock: true },
    ])
    expect(on([], { thinLines: [line(180)], backgrounds: [line(180)] })).toEqual([])
  })
})
