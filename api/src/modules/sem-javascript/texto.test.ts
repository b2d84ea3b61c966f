import { runs } from '@rumo/contract/runs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { html } from '@rumo/contract/html'
import { HOSTILE_MARKUP, readMarkup } from '../../testing/read-markup.ts'
import { textoInHtml } from './texto.ts'

const shown = (texto: string) => readMarkup(html`<div>${textoInHtml(texto)}</div>`.markup)
const OURS = 'div table caption tr th td b i u mark sub sup'.split(' ')

describe('a text field in HTML', () => {
  it('has the tags that a text may have, its tables, and formulas as one types them', () => {
    const texto =
      'CO<sub>2</sub>: <b>\\(x^2\\)</b> < 3\n<table><tr><th>a</th><td>1</td></tr></table>'
    const { text, tags } = shown(texto)
    expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('CO2: x² < 3 a1')
    expect(tags).toEqual(['div', 'div', 'sub', 'b', 'table', 'tr', 'th', 'td'])
  })

  it('is nothing where there are no words', () => {
    expect(textoInHtml(' \n')).toBeNull()
    expect(textoInHtml(null)).toBeNull()
  })

  it('never has any other tag, nor an attribute, whatever its author wrote', () => {
    const piece = fc.oneof(
      fc.constantFrom(...HOSTILE_MARKUP, '<table>', '<tr>', '<td>', '</td>', '</tr>', '</table>'),
      fc.constantFrom('\\(', '\\)', '\\[', '\\]', '<b>', '</b>', '<sup>', '</sup>', '{', '\\frac'),
      fc.string({ unit: 'grapheme', maxLength: 5 }),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const { tags, attributes } = shown(pieces.join(''))
        expect(tags.filter((tag) => !OURS.includes(tag))).toEqual([])
        expect(attributes.every(([name]) => name === 'class')).toBe(true)
      }),
      { numRuns: runs(200) },
    )
  })

  it('shows what is no markup of ours as it was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...HOSTILE_MARKUP, 'a', ' ')), (pieces) => {
        const texto = pieces.join('').trim()
        expect(shown(texto).text).toBe(texto)
      }),
      { numRuns: runs(200) },
    )
  })
})
