import { expect, it } from 'vitest'
import { piece, words } from '../layout.fixture.ts'
import { withSpacedOut } from './spaced-out.ts'

/** Letters that are 5 points wide, with `gap` points between them. */
const letters = (text: string, gap: number, from = 50) =>
  Array.from(text, (letter, index) => piece(letter, from + index * (5 + gap), 100))
const textsOf = (row: ReturnType<typeof letters>) => withSpacedOut(row).map(({ text }) => text)

it('withSpacedOut puts the letters of a word together, and the digits after it', () => {
  const heading = [...letters('QUESTÃO', 3), ...letters('01', 3, 112), ...words('Um rio', 200, 100)]

  expect(textsOf(heading)).toEqual(['QUESTÃO', '01', 'Um', 'rio'])
})

it('withSpacedOut leaves lists of letters, of numbers and words alone', () => {
  expect(textsOf(letters('AEIOU', 3))).toEqual(Array.from('AEIOU'))
  expect(textsOf(letters('1234567', 3))).toEqual(Array.from('1234567'))
  expect(textsOf(words('a e o u de um', 50, 100))).toHaveLength(6)
})
