import { describe, expect, it } from 'vitest'
import { formattedLine, formattedText } from './formatted-text.ts'

const textOf = (texto: string) => formattedText(texto).markup
const lineOf = (texto: string) => formattedLine(texto).markup

describe('formattedText', () => {
  it('divides paragraphs at blank lines and keeps the lines of a verse', () => {
    expect(textOf('Um.\n\num parafuso\numa chave')).toBe(
      '<p class="paragrafo">Um.</p><p class="linhas">um parafuso\numa chave</p>',
    )
  })

  it('keeps the tags of a text field and escapes all others', () => {
    expect(lineOf('H<sub>2</sub>O <b>é</b> <i onclick="x">a</i> & <script>')).toBe(
      'H<sub>2</sub>O <b>é</b> &lt;i onclick=&quot;x&quot;&gt;a&lt;/i&gt; &amp; &lt;script&gt;',
    )
  })

  it('heads the columns of a table by a first row of headings', () => {
    const table = textOf(
      '<table><caption>Preços</caption><tr><th>Fruta</th><th>R$</th></tr><tr><th>Uva</th><td>1 < 2</td></tr></table>',
    )

    expect(table).toMatch(/<caption>\s*Preços\s*<\/caption>/)
    expect(table).toMatch(/<thead>\s*<tr>\s*<th scope="col">Fruta<\/th>/)
    expect(table).toMatch(/<th scope="row">Uva<\/th>\s*<td>1 &lt; 2<\/td>/)
  })
})
