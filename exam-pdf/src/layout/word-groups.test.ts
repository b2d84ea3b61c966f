import { describe, expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { textOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'
import { withLabelsJoined, wordGroups } from './word-groups.ts'
import { beginsWithLetter } from './label-marks.ts'

const read = (groups: readonly (readonly Piece[])[]) =>
  groups.map((pieces) => textOf({ pieces: [...pieces] }))

/** Words on a line, each preceded by the given white space. */
const spaced = (parts: readonly (readonly [white: number, text: string])[]) => {
  let x = 50
  return parts.map(([white, text]) => {
    const word = piece(text, x + white, 100)
    x = word.x1
    return word
  })
}

/** A number in the margin, and the text beside it. */
const numbered = (isBold: boolean) => [
  piece('07', 50, 100, { isBold }),
  ...words('Um texto', 90, 100),
]

describe('wordGroups', () => {
  it('parts the words of a row at white that a column could end in', () => {
    expect(read(wordGroups(words('uma linha  outra coluna', 50, 100)))).toEqual([
      'uma linha',
      'outra coluna',
    ])
  })

  it('keeps a justified line together, however wide its white is', () => {
    const line = [
      [0, '(A)'],
      [8, 'uma'],
      [22, 'linha'],
      [22.1, 'de'],
      [22, '2030'],
    ] as const
    const other = [
      [31, 'outra'],
      [9, 'coluna'],
      [9, 'ali'],
    ] as const

    expect(read(wordGroups(spaced([...line, ...other])))).toEqual([
      '(A)',
      'uma linha de 2030',
      'outra coluna ali',
    ])
  })

  it('parts columns though the white between them is that of a line', () => {
    const closer = [
      [0, 'uma'],
      [11, 'linha'],
      [11, 'aqui'],
      [11.1, 'outra'],
      [4, 'coluna'],
    ] as const
    const lettered = [
      [0, 'uma'],
      [11, 'linha'],
      [11, 'aqui'],
      [11, 'B'],
      [7, 'outra'],
    ] as const

    expect(read(wordGroups(spaced(closer)))).toEqual(['uma linha aqui', 'outra coluna'])
    expect(read(wordGroups(spaced(lettered)))).toEqual(['uma linha aqui', 'B', 'outra'])
    expect(wordGroups(spaced([10, 20, 30].map((numero) => [11, String(numero)])))).toHaveLength(3)
  })

  it('takes words of nearly the same height for one row', () => {
    expect(read(wordGroups([piece('um', 50, 100), piece('só', 63, 101)]))).toEqual(['um só'])
  })
})

describe('withLabelsJoined', () => {
  it.each(['(A)  um texto', 'b)  um texto', 'Questão  18'])('joins %j', (text) => {
    expect(read(withLabelsJoined(wordGroups(words(text, 50, 100))))).toEqual([
      text.replace(/ {2}/, ' '),
    ])
  })

  it('joins the bold number of a question in the margin', () => {
    expect(withLabelsJoined(wordGroups(numbered(true)))).toHaveLength(1)
    expect(withLabelsJoined(wordGroups(numbered(false)))).toHaveLength(2)
  })

  it('leaves a word apart that only looks like a letter, or stands far away', () => {
    const groups = wordGroups([
      ...words('A  casa', 50, 100),
      ...words('(A)', 50, 120),
      piece('x', 200, 120),
    ])

    expect(withLabelsJoined(groups)).toHaveLength(4)
  })
})

describe('beginsWithLetter', () => {
  it.each([
    ['(A) um', true],
    ['b) um', true],
    ['C –', false],
    ['D', true],
    ['E  um', true],
    ['A casa', false],
  ])('says of %j: %j', (text, isLetter) => {
    expect(beginsWithLetter(words(text, 50, 100))).toBe(isLetter)
  })
})
