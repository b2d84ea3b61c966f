import { describe, expect, it } from 'vitest'
import { cssString, html } from './html.ts'

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
})

describe('cssString', () => {
  it('lets no text end it or the style element', () => {
    expect(cssString('a" } </style> \\ b')).toBe(String.raw`"a\22  } \3c /style> \5c  b"`)
  })
})
