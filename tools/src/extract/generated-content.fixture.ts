import fc from 'fast-check'
import { html, type Html } from '@rumo/contract/html'

/** A part of a stem or of a shared text. */
export type Content =
  | { kind: 'prose' | 'credit' | 'title'; text: string }
  | { kind: 'verses' | 'items'; lines: string[] }
  | { kind: 'marked'; parts: { tag: string; text: string }[] }
  | { kind: 'table'; cells: string[][] }

const WORDS =
  'casa livro escola tempo cidade água energia planta história número figura caminho trabalho mundo povo rio terra campo vento luz cor som valor ponto reta área força peso massa gás metal célula folha raiz semente ilha mapa norte clima chuva solo século lei voto arte poema verso autor obra frase verbo texto leitor'.split(
    ' ',
  )
const LONG =
  'desenvolvimento independência transformação característica responsabilidade biodiversidade urbanização conhecimento administração comportamento'.split(
    ' ',
  )
const LITTLE = 'de da do em por com para que e ou sem sobre entre até como'.split(' ')
const ROMAN = ['I', 'II', 'III', 'IV']

/** Long words may be divided at the end of a line. */
const SYLLABLES: Record<string, string> = {
  desenvolvimento: 'de-sen-vol-vi-men-to',
  independência: 'in-de-pen-dên-cia',
  transformação: 'trans-for-ma-ção',
  característica: 'ca-rac-te-rís-ti-ca',
  responsabilidade: 'res-pon-sa-bi-li-da-de',
  biodiversidade: 'bio-di-ver-si-da-de',
  urbanização: 'ur-ba-ni-za-ção',
  conhecimento: 'co-nhe-ci-men-to',
  administração: 'ad-mi-nis-tra-ção',
  comportamento: 'com-por-ta-men-to',
}

const phrase = (least: number, most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS, ...LONG), fc.constantFrom(...LITTLE)), {
      minLength: least,
      maxLength: most,
    })
    .map((pairs) => pairs.flat().slice(0, -1).join(' '))

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Words that make a sentence: a capital first, a full stop last. */
const sentence = (least: number, most: number) =>
  phrase(least, most).map((text) => `${capital(text)}.`)

const prose = (least: number, most: number) =>
  sentence(least, most).map((text): Content => ({ kind: 'prose', text }))

const verses = fc
  .array(
    fc
      .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 4 })
      .map((words) => capital(words.join(' '))),
    { minLength: 6, maxLength: 16 },
  )
  .map((lines): Content => ({ kind: 'verses', lines }))

const items = fc
  .tuple(
    fc.constantFrom('roman' as const, 'number' as const, 'bracket' as const),
    fc.array(sentence(3, 16), { minLength: 2, maxLength: 4 }),
  )
  .map(([style, lines]): Content => ({
    kind: 'items',
    lines: lines.map((line, index) => {
      const mark = { roman: `${ROMAN[index]}.`, number: `${index + 1}.`, bracket: '(  )' }[style]
      return `${mark} ${line}`
    }),
  }))

const marked = fc
  .array(fc.tuple(fc.constantFrom('', 'b', 'i', 'u', 'sup', 'sub'), phrase(1, 4)), {
    minLength: 3,
    maxLength: 7,
  })
  .map((parts): Content => ({
    kind: 'marked',
    parts: [
      { tag: '', text: 'O trecho' },
      ...parts.flatMap(([tag, text]) =>
        tag === 'sup' || tag === 'sub'
          ? [
              { tag: '', text: ' 10' },
              { tag, text: String(text.length % 10) },
            ]
          : [
              { tag: '', text: ' ' },
              { tag, text },
            ],
      ),
      { tag: '', text: ' termina aqui.' },
    ],
  }))

const table = fc
  .array(fc.array(fc.constantFrom(...WORDS), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 4,
  })
  .map((cells): Content => ({ kind: 'table', cells }))

const credit = phrase(2, 5).map((text): Content => ({
  kind: 'credit',
  text: `(${capital(text)}. São Paulo, 2020.)`,
}))

const middle = fc.oneof(
  { weight: 4, arbitrary: prose(6, 30) },
  { weight: 1, arbitrary: verses },
  { weight: 1, arbitrary: items },
  { weight: 1, arbitrary: marked },
  { weight: 1, arbitrary: table },
)

const short = fc.constantFrom(...WORDS)
const number = fc.integer({ min: 2, max: 999 }).map(String)
const unique = (text: fc.Arbitrary<string>) => fc.uniqueArray(text, { minLength: 5, maxLength: 5 })

export const questao = fc.record({
  contents: fc
    .tuple(prose(4, 45), fc.array(middle, { maxLength: 2 }), prose(3, 15))
    .map(([first, others, last]) => [first, ...others, last]),
  alternativas: fc.oneof(
    { weight: 3, arbitrary: unique(sentence(1, 14)) },
    { weight: 1, arbitrary: unique(phrase(2, 10)) },
    { weight: 1, arbitrary: unique(short) },
    { weight: 1, arbitrary: unique(number) },
  ),
  picture: fc.constantFrom(
    'none' as const,
    'none' as const,
    'none' as const,
    'none' as const,
    'stem' as const,
    'all' as const,
  ),
  /** How many questions share the text that stands before this one. The first of them is this one. */
  sharing: fc.constantFrom(1, 1, 2, 3, 4),
  breaksPage: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
})

export type Drawn = typeof questao extends fc.Arbitrary<infer Value> ? Value : never

const title = (text: string): Content => ({ kind: 'title', text })

/** The contents of the texts that several questions share. */
export const sharedContent = fc.array(
  fc
    .tuple(
      fc.constantFrom('prose', 'verses', 'two'),
      prose(20, 60),
      verses,
      prose(20, 60),
      credit,
      fc.boolean(),
    )
    .map(([kind, one, poem, other, source, hasCredit]): Content[] => {
      const texts =
        kind === 'verses'
          ? [poem]
          : kind === 'prose'
            ? [one, other]
            : [title('Texto I'), one, title('Texto II'), other]
      return hasCredit ? [...texts, source] : texts
    }),
  { minLength: 6, maxLength: 6 },
)

/**
 * The letters of the contents that are read as text, with a space between contents. Tables are left out: they are read
 * as pictures or as markup.
 */
export function textOf(contents: readonly Content[]): string {
  return contents
    .flatMap((content) => {
      if (content.kind === 'table') return []
      if (content.kind === 'marked') return [content.parts.map(({ text }) => text).join('')]
      return 'lines' in content ? content.lines : [content.text]
    })
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

/**
 * A content as it is printed. With `numberedWidth`, its lines have that many letters, and every fifth one has its
 * number beside it.
 */
export function contentHtml(content: Content, numberedWidth?: number): Html {
  const isNumbered = numberedWidth !== undefined
  switch (content.kind) {
    case 'verses':
      return isNumbered
        ? numbered(content.lines)
        : html`<div>${content.lines.map((line) => html`<p class="verso">${line}</p>`)}</div>`
    case 'items':
      return html`<div>${content.lines.map((line) => html`<p>${divided(line)}</p>`)}</div>`
    case 'marked':
      return html`<p>${content.parts.map(markedHtml)}</p>`
    case 'table':
      return html`<table>
        ${content.cells.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </table>`
    case 'credit':
      return html`<p class="credito">${content.text}</p>`
    case 'title':
      return html`<p><b>${content.text}</b></p>`
    default:
      return isNumbered
        ? numbered(linesOf(content.text, numberedWidth))
        : html`<p>${divided(content.text)}</p>`
  }
}

const TAGS: Record<string, (text: string) => Html> = {
  b: (text) => html`<b>${text}</b>`,
  i: (text) => html`<i>${text}</i>`,
  u: (text) => html`<u>${text}</u>`,
  sup: (text) => html`<sup>${text}</sup>`,
  sub: (text) => html`<sub>${text}</sub>`,
}

const markedHtml = ({ tag, text }: { tag: string; text: string }) =>
  TAGS[tag]?.(text) ?? html`${text}`

const divided = (text: string) =>
  text.replaceAll(/\p{L}+/gu, (word) => (SYLLABLES[word] ?? word).replaceAll('-', '\u00AD'))

function linesOf(text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const numbered = (lines: readonly string[]) =>
  html`<div class="linhas">
    ${lines.map(
      (line, index) =>
        html`<div class="linha">${index % 5 === 4 && html`<i>${index + 1}</i>`}${line}</div>`,
    )}
  </div>`
