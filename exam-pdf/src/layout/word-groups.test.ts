import { describe, expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { textOf } from '../text/lines.ts'
import type { Piece } from '../text/pieces.ts'
import { withLabelsJoined, wordGroups } from './word-groups.ts'

const read = (groups: readonly (readonly Piece[])[]) =>
  groups.map((pieces) => textOf({ pieces: [...pieces] }))

describe('wordGroups', () => {
  it('parts the words of a row at white that a column could end in', () => {
    expect(read(wordGroups(words('uma linha  outra coluna', 50, 100)))).toEqual([
      'uma linha',
      'outra coluna',
    ])
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

  it('leaves a word apart that only looks like a letter, or stands far away', () => {
    const groups = wordGroups([
      ...words('A  casa', 50, 100),
      ...words('(A)', 50, 120),
      piece('x', 200, 120),
    ])

    expect(withLabelsJoined(groups)).toHaveLength(4)
  })
})
