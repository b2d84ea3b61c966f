import { describe, expect, it } from 'vitest'
import type { Glyph, PageContent } from '../model.ts'
import { piecesOf, turnedOf } from './pieces.ts'

function glyph(text: string, x0: number, values: Partial<Glyph> = {}): Glyph {
  const box = { x0, x1: x0 + 5, y0: 92, y1: 102 }
  const state = { isTurned: false, isMissing: false, isHidden: false }
  return { text, ...box, baseline: 100, size: 10, font: 0, z: 1, ...state, ...values }
}

function page(glyphs: Glyph[]): PageContent {
  const fonts = [
    { name: 'Text', isBold: false, isItalic: false },
    { name: 'Text-Bold', isBold: true, isItalic: false },
  ]
  return { number: 1, width: 600, height: 800, fonts, glyphs, drawings: [] }
}

const texts = (glyphs: Glyph[]) => piecesOf(page(glyphs)).map(({ text }) => text)

describe('piecesOf', () => {
  it('makes words of letters, parted by a space or by white', () => {
    expect(
      texts([glyph('a', 0), glyph('b', 5), glyph(' ', 10), glyph('c', 13), glyph('d', 21)]),
    ).toEqual(['ab', 'c', 'd'])
  })

  it('takes a space that only undoes kerning for none', () => {
    expect(texts([glyph('a', 0), glyph(' ', 5), glyph('b', 5.2)])).toEqual(['ab'])
  })

  it('parts words between which kerning left little of a space, and no letters that are spaced out', () => {
    expect(
      texts([glyph('A', 0), glyph('A', 6.4), glyph('m', 11.4), glyph('a', 16.4), glyph('é', 24)]),
    ).toEqual(['A', 'Ama', 'é'])
    expect(texts(Array.from('TEXTO', (letter, index) => glyph(letter, 6.4 * index)))).toEqual([
      'TEXTO',
    ])
  })

  it('reads a letter once that is printed twice for its shadow', () => {
    expect(texts([glyph('a', 0), glyph('a', 0.5), glyph('b', 5)])).toEqual(['ab'])
  })

  it('leaves out what is hidden, and what is turned', () => {
    const turned = glyph('t', 40, { isTurned: true })

    expect(texts([glyph('a', 0), glyph('x', 20, { isHidden: true }), turned])).toEqual(['a'])
    expect(turnedOf(page([turned]))).toEqual([{ x0: 40, x1: 45, y0: 92, y1: 102 }])
  })

  it('begins a piece where the font changes, and remembers signs without a character', () => {
    const pieces = piecesOf(page([glyph('a', 0), glyph('b', 5, { font: 1, isMissing: true })]))

    expect(pieces).toMatchObject([
      { text: 'a', isBold: false, isMissing: false },
      { text: 'b', isBold: true, isMissing: true },
    ])
  })
})
