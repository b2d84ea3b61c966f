import { unescape } from 'es-toolkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../testing/runs.ts'
import { html } from './html.ts'

describe('html', () => {
  it('escapes what is put in, in texts and in attributes', () => {
    expect(html`<p title="${'"a" & b'}">${"<b>'x'</b>"}</p>`.markup).toBe(
      '<p title="&quot;a&quot; &amp; b">&lt;b&gt;&#39;x&#39;&lt;/b&gt;</p>',
    )
  })

  it('keeps markup, joins lists, and leaves no trace of nothing', () => {
    const items = ['a', 'b'].map((item) => html`<li>${item}</li>`)

    expect(html`${items}${false}${undefined}${null}${0}`.markup).toBe('<li>a</li><li>b</li>0')
  })

  it('leaves no text a sign of markup, and loses none of it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { markup } = html`${text}`
        expect(markup).not.toMatch(/[<>"']/)
        expect(unescape(markup)).toBe(text)
      }),
      { numRuns: runs(200) },
    )
  })
})
