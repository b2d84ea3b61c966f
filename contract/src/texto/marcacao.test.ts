import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { runs } from '../testing/runs.ts'
import { createJudge, problemaDoTexto } from './formulas.ts'
import { problemaDeMarcacao } from './marcacao.ts'
import type { FormattedNode } from './nodes.ts'
import { parseFormattedText } from './parse.ts'

const OURS = ['b', 'i', 'u', 'mark', 'sub', 'sup', 'table', 'caption', 'tr', 'th', 'td']
const TYPED = new RegExp(String.raw`</?(?:${OURS.join('|')})>|\\[()[\]]`)

/** The parts of a text that a reader sees as typed. */
function typedIn(nodes: readonly FormattedNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node
    if (node.kind === 'element') return typedIn(node.children)
    if (node.kind === 'formula') return []
    return [...typedIn(node.caption ?? []), ...node.rows.flat().flatMap((c) => typedIn(c.children))]
  })
}

describe('problemaDeMarcacao', () => {
  it.each([
    ['e <b>sem fim', '“<b>sem fim” não fecha: falta “</b>”.'],
    ['um fim</b>', '“</b>” não fecha nada: falta “<b>” antes.'],
    ['<b>x <i>y</b> z</i>', '“<i>y</b> z</i>” não fecha: falta “</i>”.'],
    [
      String.raw`seja \(x^2 o lado`,
      String.raw`A fórmula que começa em “x^2 o lado” não fecha: falta “\)”.`,
    ],
    [String.raw`seja \[x`, String.raw`A fórmula que começa em “x” não fecha: falta “\]”.`],
    [String.raw`\( \) vazia`, String.raw`A fórmula está vazia: não há nada entre “\(” e “\)”.`],
    [String.raw`x\) vale`, String.raw`“\)” fecha uma fórmula que não começa: falta “\(” antes.`],
    ['<td>1</td>', '“<td>” só vale dentro de uma tabela inteira.'],
    [
      '<table><tr><td>1</td>',
      'A tabela que começa em “<table><tr><td>1</td>” não está inteira: confira <tr>, <td> e </table>.',
    ],
    ['<table><tr><td><b>1</td></tr></table>', '“<b>1” não fecha: falta “</b>”.'],
    ['<b class="x">a</b>', '“<b class="x">” não vale: escreva só “<b>”.'],
    ['<B>a</B>', '“<B>” não vale: escreva só “<b>”.'],
    ['<p>Parágrafo</p>', '“<p>” não é uma marcação que os textos aceitem.'],
    ['linha<br/>linha', '“<br/>” não é uma marcação que os textos aceitem.'],
    [
      '<b>'.repeat(9) + '</b>'.repeat(9),
      '“<b></b></b></b></b></b></b></b…” está dentro de marcações demais: são no máximo oito.',
    ],
    [`<i>${'palavra '.repeat(9)}`, '“<i>palavra palavra palavra pal…” não fecha: falta “</i>”.'],
  ])('says of %j what is wrong, and where', (texto, words) => {
    expect(problemaDeMarcacao(texto)).toBe(words)
  })

  it.each([
    'R$ 5,00 * 2 e $x$',
    '1 < 2 e a<b e c>d',
    'List<String> nomes, <nome> e <https://exemplo.com.br>',
    String.raw`<b>x</b> e \(\texttt{<html>}\)`,
    String.raw`C:\dados`,
  ])('lets %j be', (texto) => {
    expect(problemaDoTexto(texto)).toBeUndefined()
  })

  it('says something exactly where a reader would see markup as typed', () => {
    const part = fc.constantFrom(
      ...OURS.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
      '\\(',
      '\\)',
      '\\[',
      '\\]',
      'x',
      ' ',
      '\n',
      '<',
      '1',
      '<table><tr><td>1</td></tr></table>',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const texto = parts.join('')
        const seen = typedIn(parseFormattedText(texto)).some((words) => TYPED.test(words))
        expect([texto, problemaDeMarcacao(texto) !== undefined]).toEqual([texto, seen])
      }),
      { numRuns: runs(2000) },
    )
  })

  it.each(['<a ', '<a =', '<b>', '\\(', '<table>', '</b>', '='])(
    'comes to an end with a long text of %j',
    (part) => {
      expect(problemaDeMarcacao(`<b>${part.repeat(20_000 / part.length)}`)).toEqual(
        expect.any(String),
      )
    },
  )
})

describe('problemaDoTexto', () => {
  it.each([
    [String.raw`\frac{1}{2`, 'não fecha: falta uma chave.'],
    [String.raw`{x`, 'não fecha: falta uma chave.'],
    [String.raw`x}`, 'tem uma chave “}” a mais.'],
    [String.raw`\frac{1}`, 'está incompleta: falta o que o último comando pede, entre chaves.'],
    [String.raw`x^`, 'está incompleta: falta o que vem depois de “^”.'],
    [String.raw`\left( x`, String.raw`não fecha: falta “\right”.`],
    [String.raw`\sqrt[3`, 'não fecha: falta “]”.'],
    [String.raw`\begin{matrix} a`, String.raw`não fecha: falta “\end”.`],
    [String.raw`\begin{tabela}a\end{tabela}`, 'usa “tabela”, que não existe.'],
    [String.raw`a & b`, 'tem “&” onde não cabe.'],
    [String.raw`\raiz{2}`, String.raw`usa “\raiz”, que não existe.`],
    [String.raw`x^2^3`, 'tem dois índices seguidos: ponha um deles entre chaves.'],
    [String.raw`\href{http://a.br}{x}`, String.raw`usa “\href”, que os textos não aceitam.`],
    [
      String.raw`\includegraphics{a.png}`,
      String.raw`usa “\includegraphics”, que os textos não aceitam.`,
    ],
    [String.raw`\def\a{\a\a}\a`, 'não pode ser lida: confira os comandos e as chaves.'],
  ])('says why \\(%s\\) cannot be drawn', (source, words) => {
    const said = `A fórmula que começa em “${source}” ${words}`
    expect(problemaDoTexto(String.raw`Seja \(${source}\) e <b>sem fim`)).toBe(said)
    expect(problemaDoTexto(String.raw`\[${source}\]`)).toBe(said)
    expect(problemaDoTexto(`<table><tr><td>\\(${source}\\)</td></tr></table>`)).toBe(said)
  })

  it.each(['message', 'errmessage', 'show'])('refuses \\%s, and writes nothing', (command) => {
    const log = vi.spyOn(console, 'log').mockReturnValue()
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const problem = problemaDoTexto(`\\(\\${command}{linha do log}\\)`)
    expect([log.mock.calls, error.mock.calls]).toEqual([[], []])
    expect(problem).toContain(`usa “\\${command}”, que os textos não aceitam.`)
    vi.restoreAllMocks()
  })

  it('names what comes first', () => {
    expect(problemaDoTexto(String.raw`<b>aberta, \(\raiz\)`)).toMatch(/^“<b>aberta, /)
    expect(problemaDoTexto(String.raw`\(\raiz\), <b>aberta`)).toMatch(/^A fórmula/)
  })
})

describe('createJudge', () => {
  const TOO_MUCH = 'passa do tamanho que todas as fórmulas juntas podem ter'

  it('reads what a whole question has that is full of formulas', () => {
    const judge = createJudge()
    const formula = String.raw`\(\frac{-b \pm \sqrt{b^2 - 4ac}}{2a} = \begin{pmatrix} 1 & 0 \\ 0 & 1 \end{pmatrix}\)`
    for (let field = 0; field < 12; field += 1) {
      expect(judge(`${field}: ${`${formula} `.repeat(8)}`)).toBeUndefined()
    }
  })

  it('reads so much of all formulas together, and no more', () => {
    const judge = createJudge()
    const half = `\\(${'á'.repeat(6000)}\\)`
    expect(judge(half)).toBeUndefined()
    expect(judge(half)).toBeUndefined()
    expect(judge(`a ${half}`)).toContain(TOO_MUCH)
    expect(judge(String.raw`\(x\)`)).toContain(TOO_MUCH)
    expect(judge('sem fórmula')).toBeUndefined()
  })

  // Before the limit, each of these took between 0.4 and 40 s.
  it.each([
    [
      'a macro that is long',
      String.raw`\(\def\a{${'x'.repeat(19_000)}}${String.raw`\a`.repeat(199)}\)`,
    ],
    [
      'a macro that takes what it is given twice',
      String.raw`\(${String.raw`\pmb{`.repeat(7)}${'x'.repeat(15_000)}${'}'.repeat(7)}\)`,
    ],
    ['many formulas', String.raw`\(a\)`.repeat(3990)],
    ['one formula', `\\(${'á'.repeat(19_990)}\\)`],
  ])('refuses %s', (_what, texto) => {
    expect(problemaDoTexto(texto)).toContain(TOO_MUCH)
  })
})
