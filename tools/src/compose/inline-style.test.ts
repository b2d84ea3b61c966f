import { describe, expect, it } from 'vitest'
import { inlineStyle, styleHash } from './inline-style.ts'

const URL_OF_FILE = '/rumo/mf-public/assets/entry-1.css'

describe('inlineStyle', () => {
  it.each([
    ['url(./a.woff2)', 'url(/rumo/mf-public/assets/a.woff2)'],
    ['url("../b.svg")', 'url(/rumo/mf-public/b.svg)'],
    ['url(/rumo/shell/c.svg)', 'url(/rumo/shell/c.svg)'],
    ['url(data:image/png;base64,AA==)', 'url(data:image/png;base64,AA==)'],
    ['url("data:image/svg+xml,%3Csvg/%3E")', 'url("data:image/svg+xml,%3Csvg/%3E")'],
    ['url(#gradient)', 'url(#gradient)'],
    ['url(https://example.com/d.svg)', 'url(https://example.com/d.svg)'],
  ])('%s means the same in a page: %s', (of, inPage) => {
    expect(inlineStyle(URL_OF_FILE, `a{b:${of}}`).text).toBe(`a{b:${inPage}}`)
  })

  it('ends no element', () => {
    expect(inlineStyle(URL_OF_FILE, 'a::before{content:"</style><script>"}').text).not.toContain(
      '</',
    )
  })
})

describe('styleHash', () => {
  it('is the one by which a browser knows the styles', () => {
    // The form in which Chromium names a style that it refuses.
    expect(styleHash({ url: '/a.css', text: 'a{color:red}' })).toMatch(/^sha256-[\w+/]{43}=$/)
  })
})
