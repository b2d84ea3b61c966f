import { __renderToDomTree } from 'katex'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../testing/runs.ts'
import { KATEX_OPTIONS, numberSet } from '../katex-options.ts'
import { mathmlOf, type MathNode } from './mathml.ts'
import { SIGNS } from './signs.ts'

/** KaTeX's nodes, with the fields by which they can be told apart. */
interface KatexNode {
  type?: string
  text?: string
  character?: string | null
  attributes?: Record<string, string>
  children?: KatexNode[]
}

/** The signs of a formula, and in which parts of the formula they are: everything except the space between them. */
function said(tag: string, parts: readonly string[]): string {
  if (/^(math|mrow|mstyle|mpadded|mi|mn|mo|mtext|mspace)$/.test(tag)) return parts.join('')
  const [base = '', first = '', second = ''] = parts
  // KaTeX puts primes into a superscript, although the character is already raised.
  if (tag === 'msup' && /^′+$/.test(first)) return base + first
  if (tag === 'msubsup' && /^′+$/.test(second)) return `msub(${base + second};${first})`
  return `${tag}(${parts.join(';')})`
}

const ROOM = /[\s\u00A0\u2005\u2009\u200A\u2061\u2063]/gu
const words = (text: string) =>
  text.replaceAll(ROOM, '').replaceAll('∣', '|').replaceAll('∥', '‖').replaceAll('¯', 'ˉ')

function saidByUs(node: MathNode): string {
  return typeof node === 'string' ? words(node) : said(node.tag, node.children.map(saidByUs))
}

function saidByKatex(node: KatexNode): string {
  if (node.text !== undefined) return words(node.text)
  const parts = (node.children ?? []).map(saidByKatex)
  if (node.type === 'semantics') return parts[0] ?? ''
  if (node.attributes?.mathvariant === 'double-struck') return numberSet(parts.join(''))
  return node.type ? said(node.type, parts) : parts.join('')
}

function katexSays(source: string, display: boolean): string | undefined {
  try {
    const options = { ...KATEX_OPTIONS, displayMode: display, throwOnError: true }
    return saidByKatex(__renderToDomTree(source, options))
  } catch {
    return undefined
  }
}

interface Both {
  source: string
  ours: string | undefined
  katex: string | undefined
}

/** The formula as drawn by our code and by KaTeX. Formulas at odd positions are drawn in display style. */
function sayBoth(source: string, place: number): Both {
  const display = place % 2 === 1
  const drawn = mathmlOf(source, display)
  return { source, ours: drawn && saidByUs(drawn), katex: katexSays(source, display) }
}

const differ = ({ ours, katex }: Both) => ours !== katex

const OF_EXAMS = String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}
10^{-3{,}5} \cdot 1{,}2
\sqrt[3]{\frac{x+1}{y}} + \sqrt 2
Q(t) = Q_0 \cdot \left(\frac{1}{2}\right)^{\frac{t}{T}}
\sum_{i=1}^{n} a_i = \frac{n(a_1+a_n)}{2}
\int_0^1 x^2\,dx \quad \lim_{x \to 0} \frac{\sin x}{x} = 1
\displaystyle \int\limits_0^1 x
\begin{pmatrix} 1 & 2 \\ 3 & -4 \end{pmatrix} \cdot \begin{vmatrix} a & b \\ c & d \end{vmatrix}
\begin{bmatrix} a \\ b \\ \end{bmatrix} \begin{matrix} 1 & 2 \end{matrix}
\begin{cases} 2x + y = 10 \\ x - y = -1{,}5 \end{cases}
\begin{aligned} a &= b + c \\ &= 2d \end{aligned}
\begin{array}{rcl} a & = & b \end{array}
\text{Al(OH)}_3\,(\text{s}) + 3\,\text{H}^{+}\,(\text{aq}) \rightleftharpoons \text{Al}^{3+} + 3\,\text{H}_2\text{O}
\vec{F} + \overrightarrow{AB} \quad \hat{x}, \bar{x}, \overline{AB}, \widehat{ABC}, \underline{c}, \tilde n, \dot q, \ddot q
\left\{ x \in \mathbb{R} \mid x \geq 0 \right\} \quad \left|\frac{a}{b}\right| \quad \left[\frac{1}{2}, 3\right[
\log_{10} 2 \quad \operatorname{sen} 30^\circ = \frac12 \quad f'(x) \quad \Delta T = \alpha\,\mu
\underbrace{a+a+a}_{3} + \overbrace{b}^{2} \quad \dfrac{\tfrac{1}{2}}{3} \quad \binom{n}{k}
{}^{235}_{92}\text{U} \quad A^{-1} \quad 2^{x^{2}} \quad \mathbf{v2} \mathrm{km/h}
f''(x) + x'_1 + y'^2 + \frac 1 2 + a\%
\bigl( \frac{1}{2} \bigr) \Big| {,} 50\ \text{m} ~ \max_x f \displaystyle \sum_i i`.split('\n')

describe('mathmlOf', () => {
  it.each(OF_EXAMS)('says what KaTeX says: %s', (source) => {
    expect([0, 1].map((place) => sayBoth(source, place)).filter(differ)).toEqual([])
    expect(mathmlOf(source, true)).toBeDefined()
  })

  it('says what KaTeX says of each sign that it knows', () => {
    const formulas = SIGNS.map((sign) => `a ${sign} b`)
    expect(formulas.map(sayBoth).filter(differ)).toEqual([])
  })

  const NUMBERS = ['1 2^3', '{,}5_1', '{,}{,}5_1', '1{,} 2^3', '1{,}{,}2']
  const OF_FONTS = [String.raw`\mathbf4.5_{,}`, String.raw`\mathbf4 5\mathbf6^7`]
  it.each([...NUMBERS, ...OF_FONTS])('joins a number as KaTeX does: %s', (source) => {
    expect(differ(sayBoth(source, 0))).toBe(false)
    expect(mathmlOf(source, false)).toBeDefined()
  })

  const PIECES = [
    ...String.raw`\frac \dfrac \sqrt \sqrt[3] \left( \right) \left. \right| \vec \overline \sin \lim \sum \int \text{a} \mathrm
      \mathbf \mathbb{R} \begin{cases} \end{cases} \begin{pmatrix} \end{pmatrix} \\ & ^ _ ' { } {,} 1 23 4.5 a b C + - = ( ) [ ] | ,
      \alpha \Delta \le \cdot \, \quad \limits \big( \underbrace \binom \displaystyle \operatorname{sen} % $ # ~ é \unknown`.split(
      /\s+/,
    ),
    ' ',
  ]

  it('draws nothing that KaTeX refuses, and nothing else than it draws', () => {
    const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 })
    fc.assert(
      fc.property(soup, fc.boolean(), (pieces, display) => {
        const { ours, katex } = sayBoth(pieces.join(''), Number(display))
        expect(ours ?? katex).toBe(katex)
      }),
      { numRuns: runs(2000) },
    )
  })

  it.each([
    String.raw`\ce{H2O}`,
    String.raw`\href{javascript:alert(1)}{a}`,
    String.raw`\text{a $b$}`,
    String.raw`\begin{array}{c|c} a & b \end{array}`,
    String.raw`\frac{1}`,
    '{'.repeat(200) + '}'.repeat(200),
    String.raw`\displaystyle `.repeat(40) + 'x',
  ])('leaves %s to what knows it', (source) => {
    expect(mathmlOf(source, false)).toBeUndefined()
  })
})

/** A formula as markup, without the elements that only group others. */
function markupOf(node: MathNode): string {
  if (typeof node === 'string') return node
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${value}"`)
  const inner = node.children.map(markupOf).join('')
  if (node.tag === 'math' || node.tag === 'mrow') return inner
  return `<${node.tag}${attributes.join('')}>${inner}</${node.tag}>`
}

function drawnAs(source: string): string | undefined {
  const math = mathmlOf(source, false)
  return math && markupOf(math)
}

describe('a formula', () => {
  it('keeps the font of each digit in a base', () => {
    expect(drawnAs(String.raw`\mathbf4.5_1`)).toBe(
      '<msub><mn mathvariant="bold">4</mn><mn>.5</mn><mn>1</mn></msub>',
    )
  })

  it('has numbers and words as one sign each, for what reads it aloud', () => {
    expect(drawnAs(String.raw`1\,200{,}5\,2`)).toBe(
      '<mn>1\u2009200,5</mn><mspace width="0.1667em"></mspace><mn>2</mn>',
    )
    expect(drawnAs(String.raw`\text{solução de }\text{sal}`)).toBe(
      '<mtext>solução\u00A0de\u00A0sal</mtext>',
    )
    expect(drawnAs(String.raw`\mathrm{km}`)).toBe('<mi mathvariant="normal">km</mi>')
  })

  it('has no room after the sign of a number, and none around a charge', () => {
    const sign = '<mo form="prefix" lspace="0em" rspace="0em">−</mo><mn>1</mn>'
    expect(drawnAs('-1')).toBe(sign)
    expect(drawnAs('x = -1')).toContain(`=</mo>${sign}`)
    expect(drawnAs('2 - 1')).toBe('<mn>2</mn><mo>−</mo><mn>1</mn>')
    expect(drawnAs(String.raw`\text{Al}^{3+}`)).toContain(
      '<mn>3</mn><mo lspace="0em" rspace="0em">+</mo>',
    )
  })

  it('has room around the name of a function, but before a bracket', () => {
    const room = '<mspace width="0.1667em"></mspace>'
    const sin = '<mi mathvariant="normal">sin</mi><mo>\u2061</mo>'
    expect(drawnAs(String.raw`2 \sin x`)).toBe(`<mn>2</mn>${room}${sin}${room}<mi>x</mi>`)
    expect(drawnAs(String.raw`\sin(x)`)).not.toContain(room)
  })

  it('has its columns where they belong', () => {
    expect(drawnAs(String.raw`\begin{cases} 1 \\ 2 \end{cases}`)).toContain(
      '<mtd columnalign="left"><mn>1</mn>',
    )
    expect(drawnAs(String.raw`\begin{aligned} 1 &= 2 \end{aligned}`)).toContain(
      '<mtd columnalign="right"><mn>1</mn>',
    )
    expect(drawnAs(String.raw`\begin{array}{cr} 1 & 2 \end{array}`)).toContain(
      '<mtd><mn>1</mn></mtd><mtd columnalign="right">',
    )
  })
})
