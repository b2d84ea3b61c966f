import { describe, expect, it } from 'vitest'
import type { Glyph } from './model.ts'
import { checkReadable, tallyOf, type Tally } from './readable.ts'

/** Letters 5 points wide in a row, without white between them. */
function glyphs(text: string, x0 = 0, values: Partial<Glyph> = {}): Glyph[] {
  return Array.from(text, (letter, index) => ({
    text: letter,
    x0: x0 + 5 * index,
    x1: x0 + 5 * index + 5,
    y0: 92,
    y1: 102,
    baseline: 100,
    size: 10,
    font: 0,
    z: 1,
    isTurned: false,
    isMissing: false,
    isHidden: false,
    ...values,
  }))
}
const tally = (...all: Glyph[][]) =>
  tallyOf({ number: 1, width: 600, height: 800, fonts: [], drawings: [], glyphs: all.flat() })

describe('tallyOf', () => {
  it('counts letters without spaces, words, and those that any text has', () => {
    expect(tally(glyphs('A casa é de um rei'))).toEqual({
      letters: 13,
      missing: 0,
      words: 6,
      common: 3,
    })
  })

  it('counts what has no character, and no space among it', () => {
    const missing = { isMissing: true }
    expect(tally(glyphs('\uFFFD\uFFFD', 0, missing), glyphs(' ', 10, missing))).toMatchObject({
      letters: 2,
      missing: 2,
      words: 1,
    })
  })

  it.each([
    ['close', 11.6, 100, 1],
    ['apart by a word space', 11.8, 100, 2],
    ['in the next line', 10, 101, 2],
  ])('takes letters for one word or two that stand %s', (_, x0, baseline, words) => {
    expect(tally(glyphs('de'), glyphs('da', x0, { baseline })).words).toBe(words)
  })
})

describe('checkReadable', () => {
  const PAGE: Tally = { letters: 200, missing: 0, words: 100, common: 12 }
  const codigoOf = (...pages: Partial<Tally>[]) => {
    try {
      checkReadable(pages.map((page) => ({ ...PAGE, ...page })))
      return null
    } catch (error) {
      return (error as { codigo: string }).codigo
    }
  }

  it.each([
    ['80 letters a page, on the average', [{ letters: 160 }, { letters: 0 }], null],
    ['fewer', [{ letters: 159 }, { letters: 0 }], 'pdf_sem_texto'],
    ['15 % without a character', [{ missing: 30 }], null],
    ['more', [{ missing: 31 }], 'pdf_com_texto_ilegivel'],
    ['12 % of common words', [{}], null],
    ['fewer of them', [{ common: 11 }], 'pdf_com_texto_ilegivel'],
    ['noise on one of two pages', [{ common: 0 }, { common: 24 }], null],
  ])('of pages with %s says %j: %s', (_, pages, codigo) => {
    expect(codigoOf(...pages)).toBe(codigo)
  })
})
