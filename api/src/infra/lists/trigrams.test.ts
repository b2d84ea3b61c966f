import { describe, expect, it } from 'vitest'
import { toTrigramText, trigramTerms } from './trigrams.ts'

describe('toTrigramText', () => {
  it('has each word once, plain, after two spaces', () => {
    expect(toTrigramText(['A <b>ÁGUA</b>, a água', null, 'H<sub>2</sub>O!<td>x', undefined])).toBe(
      '  a  agua  h2o  x',
    )
    expect(toTrigramText([''])).toBe('')
  })
})

describe('trigramTerms', () => {
  it('looks for short terms where a word begins, for others anywhere', () => {
    expect(trigramTerms('Ação de H2')).toEqual(['acao', '  de', '  h2'])
    expect(trigramTerms('"%_\' * ?')).toEqual([])
    // Two letters, which take four units of UTF-16.
    expect(trigramTerms('\u{20BB7}\u{2000B}')).toEqual(['  \u{20BB7}\u{2000B}'])
  })
})
