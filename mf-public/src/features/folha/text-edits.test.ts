import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits, invertEdits, placeAfter, type TextEdit } from './text-edits.ts'

/** A text with some edits of it, in order and apart from one another. */
const edited = fc
  .array(fc.record({ kept: fc.string(), old: fc.string(), by: fc.string() }), { maxLength: 5 })
  .map((pieces) => {
    let texto = ''
    const edits = pieces.map(({ kept, old, by }): TextEdit => {
      const from = texto.length + kept.length
      texto += kept + old
      return { from, to: from + old.length, by }
    })
    return { texto: `${texto}fim`, edits, goal: `${pieces.map((p) => p.kept + p.by).join('')}fim` }
  })

describe('edits of a text', () => {
  it('change their pieces and nothing else, and are taken back whole', () => {
    fc.assert(
      fc.property(edited, ({ texto, edits, goal }) => {
        const after = applyEdits(texto, edits)
        expect(after).toBe(goal)
        expect(applyEdits(after, invertEdits(texto, edits))).toBe(texto)
      }),
    )
  })

  it.each([
    [0, 0],
    [2, 2],
    [4, 7],
    [6, 7],
    [7, 8],
    [13, 13],
  ])('move the place %d to %d', (place, expected) => {
    const edits = [
      { from: 2, to: 6, by: 'chave' },
      { from: 9, to: 13, by: 'sol' },
    ]
    expect(applyEdits('a xave e xool.', edits)).toBe('a chave e sol.')
    expect(placeAfter(edits, place)).toBe(expected)
  })
})
