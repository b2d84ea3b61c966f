import { describe, expect, it } from 'vitest'
import { toTrigramText, trigramTerms, wordStartTerms } from './trigrams.ts'

describe('toTrigramText', () => {
  it('has each word once, plain, after two spaces', () => {
    expect(toTrigramText(['A <b>ÁGUA</b>, a água', null, 'H<sub>2</sub>O!<td>x', undefined])).toBe(
      '  a  agua  h2o  x',
    )
    expect(toTrigramText([''])).toBe('')
  })
})

it('finds a word by its beginning alone, which even a single letter is', () => {
  expect(wordStartTerms('Arte de H')).toEqual([' arte', ' de', '  h'])
  const text = toTrigramText(['A parte das artes'])
  expect(wordStartTerms('arte a').every((term) => text.includes(term))).toBe(true)
  expect(text).not.toContain(wordStartTerms('tes')[0])
})

describe('trigramTerms', () => {
  it('looks for short terms where a word begins, for others anywhere', () => {
    expect(trigramTerms('Ação de H2')).toEqual(['acao', '  de', '  h2'])
    expect(trigramTerms('"%_\' * ?')).toEqual([])
    // Two letters, which take four units of UTF-16.
    expect(trigramTerms('\u{20BB7}\u{2000B}')).toEqual(['  \u{20BB7}\u{2000B}'])
  })
})
