import { runs } from '../testing/runs.ts'
import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { FormattedNode } from './nodes.ts'
import { parseFormattedText } from './parse.ts'

/** The text that the nodes were parsed from. */
function sourceOf(nodes: readonly FormattedNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node
      if (node.kind === 'element') return `<${node.tag}>${sourceOf(node.children)}</${node.tag}>`
      if (node.kind === 'formula') {
        return node.display ? `\\[${node.source}\\]` : `\\(${node.source}\\)`
      }
      const caption = node.caption ? `<caption>${sourceOf(node.caption)}</caption>` : ''
      const rows = node.rows.map((row) => {
        const cells = row.map(({ tag, children }) => `<${tag}>${sourceOf(children)}</${tag}>`)
        return `<tr>${cells.join('')}</tr>`
      })
      return `<table>${caption}${rows.join('')}</table>`
    })
    .join('')
}

const element = (tag: string, ...children: unknown[]) => ({ kind: 'element', tag, children })
const formula = (source: string, display = false) => ({ kind: 'formula', source, display })

describe('parseFormattedText', () => {
  it.each([
    ['R$ 5,00 * 2 e $x$'],
    ['1 < 2 e 3 > 2'],
    ['<https://exemplo.com.br>'],
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['<b class="x">sem atributos</b >'],
    ['<B>maiúscula</B>'],
    ['um <b>sem fim'],
    ['um fim </b> sem começo'],
    ['\\(sem fim, \\[sem fim'],
    ['\\(\\) e \\[ \\]'],
    ['**negrito** _itálico_ # título'],
    ['<td>fora de tabela</td>'],
  ])('leaves %j as typed', (texto) => {
    expect(parseFormattedText(texto)).toEqual([texto])
  })

  it('reads nested tags', () => {
    expect(parseFormattedText('a <b>b <i>c</i></b> H<sub>2</sub>O')).toEqual([
      'a ',
      element('b', 'b ', element('i', 'c')),
      ' H',
      element('sub', '2'),
      'O',
    ])
  })

  it('closes misnested tags at the outer one and shows the other as typed', () => {
    expect(parseFormattedText('<b>x <i>y</b> z</i>')).toEqual([element('b', 'x <i>y'), ' z</i>'])
  })

  it('reads formulas, whatever they hold', () => {
    expect(parseFormattedText('se \\(a<b>c\\) então \\[\\frac{1}{2} \\\\[2pt] 3\\]')).toEqual([
      'se ',
      formula('a<b>c'),
      ' então ',
      formula('\\frac{1}{2} \\\\[2pt] 3', true),
    ])
  })

  it('reads a table with the white space that one writes between its tags', () => {
    const texto = `<table>
      <caption>Notas</caption>
      <tr> <th>Nome</th> <th>Nota</th> </tr>
      <tr> <td>Ana <b>B.</b></td> <td> 10 </td> </tr>
    </table>`
    expect(parseFormattedText(texto)).toEqual([
      {
        kind: 'table',
        caption: ['Notas'],
        rows: [
          [
            { tag: 'th', children: ['Nome'] },
            { tag: 'th', children: ['Nota'] },
          ],
          [
            { tag: 'td', children: ['Ana ', element('b', 'B.')] },
            { tag: 'td', children: ['10'] },
          ],
        ],
      },
    ])
  })

  it.each([
    ['text between cells', '<table><tr><td>a</td>b</tr></table>'],
    ['text after its rows', '<table><tr><td>a</td></tr>b</table>'],
    ['an unclosed cell', '<table><tr><td>a<td>b</td></tr></table>'],
    ['a row without cells', '<table><tr></tr></table>'],
    ['no row', '<table></table>'],
    ['a table inside', '<table><tr><td><table></table></td></tr></table>'],
    ['attributes', '<table border="1"><tr><td>a</td></tr></table>'],
    ['no end', '<table><tr><td>a</td></tr>'],
  ])('leaves a table with %s as typed', (_, texto) => {
    expect(parseFormattedText(texto)).toEqual([texto])
  })

  it('lets no tag reach over a table', () => {
    expect(parseFormattedText('<b>a<table><tr><td>1</td></tr></table>b</b>')).toEqual([
      '<b>a',
      { kind: 'table', rows: [[{ tag: 'td', children: ['1'] }]] },
      'b</b>',
    ])
  })

  it('reads the line ends of every system alike', () => {
    expect(parseFormattedText('a\r\nb\rc\n')).toEqual(['a\nb\nc\n'])
  })

  it('loses nothing of any text', () => {
    const markup = fc.constantFrom(
      ...['b', 'i', 'u', 'mark', 'sub', 'sup', 'table', 'tr', 'td', 'th', 'caption', 'p'].flatMap(
        (tag) => [`<${tag}>`, `</${tag}>`],
      ),
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      '\\',
      '<',
      '>',
      '</',
      'x',
      '$',
      'ção',
    )
    const texto = fc.array(fc.oneof(markup, fc.string({ unit: 'grapheme' }))).map((parts) => {
      return parts.join('').replaceAll(/\s/g, '')
    })
    fc.assert(
      fc.property(texto, (typed) => {
        expect(sourceOf(parseFormattedText(typed))).toBe(typed)
      }),
      { numRuns: runs(1000) },
    )
  })

  it('loses nothing of a well-formed text and reads all of its tags', () => {
    const { text } = fc.letrec<{ text: string }>((tie) => ({
      text: fc.oneof(
        { depthSize: 'small' },
        fc.stringMatching(/^[a-zç $*]{1,8}$/),
        fc
          .tuple(fc.constantFrom('b', 'i', 'u', 'mark', 'sub', 'sup'), tie('text'))
          .map(([tag, inner]) => `<${tag}>${inner}</${tag}>`),
      ),
    }))
    fc.assert(
      fc.property(text, (typed) => {
        const nodes = parseFormattedText(typed)
        expect(sourceOf(nodes)).toBe(typed)
        expect(JSON.stringify(nodes)).not.toContain('<')
      }),
    )
  })

  it('keeps tags that nest without end as typed, so that no code recurses without end', () => {
    const deep = '<b>'.repeat(50_000) + 'x' + '</b>'.repeat(50_000)
    const nodes = parseFormattedText(deep)
    expect(sourceOf(nodes)).toBe(deep)
    let depth = 0
    for (let at = nodes.find((node) => typeof node !== 'string'); at; depth += 1) {
      at =
        typeof at === 'object' && at.kind === 'element'
          ? at.children.find((node) => typeof node !== 'string')
          : undefined
    }
    expect(depth).toBe(8)
  })
})

describe('a text that is long and not whole', () => {
  const CHARS = 20_000
  const fill = (part: string) => part.repeat(Math.ceil(CHARS / part.length))

  it.each([
    ['\\(', ''],
    ['\\[', ''],
    ['\\(a\\[', ''],
    ['\\( \\) \\[', '\\)'],
    ['<table>', ''],
    ['<table>', '</table>'],
    ['<table><caption>', '</caption></table>'],
    ['<table><tr><td>', '</table>'],
    ['<table><tr><td>a</td></tr>', '</td></tr></table>'],
    ['<b>', ''],
    ['<b></i>', ''],
  ])('is read once: %s again and again, then %j', (part, end) => {
    const texto = fill(part) + end
    let steps = 0
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const { indexOf } = String.prototype
    const searching = vi.spyOn(String.prototype, 'indexOf').mockImplementation(function search(
      this: string,
      text: string,
      from = 0,
    ) {
      const place = indexOf.call(this, text, from)
      steps += (place === -1 ? this.length : place) - from
      return place
    })
    // oxlint-disable-next-line typescript/unbound-method -- it is called with its own `this` below
    const { exec } = RegExp.prototype
    const matching = vi.spyOn(RegExp.prototype, 'exec').mockImplementation(function match(
      this: RegExp,
      text: string,
    ) {
      // Counts the longest text that each pattern could read. The pattern for markup is not counted, because it stops
      // at the next markup.
      if (this.sticky) steps += text.length - this.lastIndex
      return exec.call(this, text)
    })
    const nodes = parseFormattedText(texto)
    searching.mockRestore()
    matching.mockRestore()
    expect(steps).toBeLessThan(20 * CHARS)
    expect(sourceOf(nodes)).toBe(texto)
  })
})
