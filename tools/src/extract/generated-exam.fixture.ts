import fc from 'fast-check'
import { html, type Html } from '../booklets/html.ts'

/** A question as it was printed, to compare with what comes back. */
export interface Printed {
  numero: number
  texto: string
  alternativas: string[]
  /** The alternatives are pictures. */
  hasPictures: boolean
  /** The text that it shares with others, if it does. */
  shared?: string
}

export interface GeneratedExam {
  layout: Layout
  questoes: Printed[]
  page: string
}

interface Layout {
  columns: 1 | 2
  hasRule: boolean
  family: string
  sizePt: number
  lineHeight: number
  align: 'justify' | 'left'
  heading: (numero: number) => string
  isHeadingInline: boolean
  label: (letra: string) => string
  alternatives: 'hanging' | 'margin' | 'two columns'
  hasFooter: boolean
  isBoxed: boolean
}

const WORDS =
  'casa livro escola tempo cidade água energia planta história número figura caminho trabalho mundo povo rio terra campo vento luz cor som valor ponto reta área força peso massa gás metal célula folha raiz semente ilha mapa norte clima chuva solo século lei voto arte poema verso autor obra frase verbo texto leitor'.split(
    ' ',
  )
const LITTLE = 'de da do em por com para que e ou sem sobre entre até como'.split(' ')

const pad = (numero: number) => String(numero).padStart(2, '0')

const layout: fc.Arbitrary<Layout> = fc.record({
  columns: fc.constantFrom(1 as const, 2 as const),
  hasRule: fc.boolean(),
  family: fc.constantFrom('Atkinson Hyperlegible Next', 'serif', 'sans-serif'),
  sizePt: fc.constantFrom(9, 10, 11, 12),
  lineHeight: fc.constantFrom(1.15, 1.3, 1.45),
  align: fc.constantFrom('justify' as const, 'left' as const),
  heading: fc.constantFrom(
    (numero: number) => `Questão ${pad(numero)}`,
    (numero: number) => `QUESTÃO ${numero}`,
    (numero: number) => `${pad(numero)}.`,
    (numero: number) => `${numero})`,
    (numero: number) => `${pad(numero)} –`,
  ),
  isHeadingInline: fc.boolean(),
  label: fc.constantFrom(
    (letra: string) => `(${letra})`,
    (letra: string) => `${letra})`,
    (letra: string) => `${letra.toLowerCase()})`,
    (letra: string) => `(${letra.toLowerCase()})`,
    (letra: string) => `${letra}.`,
  ),
  alternatives: fc.constantFrom('hanging' as const, 'margin' as const, 'two columns' as const),
  hasFooter: fc.boolean(),
  isBoxed: fc.boolean(),
})

/** Words that make a sentence: a capital first, an end that no other sentence has. */
const sentence = (least: number, most: number) =>
  fc
    .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom(...LITTLE)), {
      minLength: least,
      maxLength: most,
    })
    .map((pairs) => {
      const text = pairs.flat().slice(0, -1).join(' ')
      return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    })

const questao = fc.record({
  paragraphs: fc.array(sentence(4, 45), { minLength: 1, maxLength: 3 }),
  alternativas: fc.array(sentence(1, 14), { minLength: 5, maxLength: 5 }),
  picture: fc.constantFrom(
    'none' as const,
    'none' as const,
    'none' as const,
    'stem' as const,
    'all' as const,
  ),
  sharesWithNext: fc.boolean(),
  shared: sentence(30, 80),
  breaksPage: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
})

type Drawn = typeof questao extends fc.Arbitrary<infer Value> ? Value : never

/** Exams of random layout and length, each with the page that prints it; `fonts` are CSS rules. */
export function generatedExam(fonts: string): fc.Arbitrary<GeneratedExam> {
  return fc
    .tuple(layout, fc.array(questao, { minLength: 12, maxLength: 18 }))
    .map(([look, drawn]) => examOf(look, drawn, fonts))
}

const LETTERS = 'ABCDE'

function examOf(look: Layout, drawn: readonly Drawn[], fonts: string): GeneratedExam {
  const questoes: Printed[] = []
  const body: Html[] = []
  let shared: { text: string; last: number } | undefined
  for (const [index, each] of drawn.entries()) {
    const numero = index + 1
    if (shared && numero > shared.last) shared = undefined
    if (!shared && each.sharesWithNext && index + 1 < drawn.length) {
      shared = { text: each.shared, last: numero + 1 }
      body.push(sharedHtml(look, numero, each.shared))
    }
    questoes.push({
      numero,
      texto: each.paragraphs.join(' '),
      alternativas: each.alternativas,
      hasPictures: each.picture === 'all',
      ...(shared && { shared: shared.text }),
    })
    body.push(questaoHtml(look, numero, each))
  }
  return { layout: look, questoes, page: pageOf(look, body, fonts) }
}

function sharedHtml({ isBoxed }: Layout, numero: number, text: string): Html {
  return html`<p class="aviso">
      Leia o texto para responder às questões ${pad(numero)} e ${pad(numero + 1)}.
    </p>
    <div class="${isBoxed && 'caixa'}"><p>${text}</p></div>`
}

function questaoHtml(
  look: Layout,
  numero: number,
  { paragraphs, alternativas, picture, breaksPage }: Drawn,
): Html {
  const heading = look.heading(numero)
  const [first = '', ...rest] = paragraphs
  const start = look.isHeadingInline
    ? html`<p><b>${heading}</b> ${first}</p>`
    : html`<h2>${heading}</h2>
        <p>${first}</p>`
  return html`<section>
    ${start} ${picture === 'stem' && graphOf(numero)} ${rest.map((text) => html`<p>${text}</p>`)}
    <ol class="${look.alternatives.replace(' ', '-')} ${breaksPage && 'quebra'}">
      ${alternativas.map((text, index) =>
        alternativaHtml(
          look,
          LETTERS[index] ?? '',
          picture === 'all' ? graphOf(5 * numero + index) : html`${text}`,
        ),
      )}
    </ol>
  </section>`
}

function alternativaHtml(look: Layout, letra: string, content: Html): Html {
  return html`<li>
    <span class="letra">${look.label(letra)}</span> <span class="texto">${content}</span>
  </li>`
}

/** A graph: axes, a curve, numbers at them. No two of an exam are of one size. */
function graphOf(place: number): Html {
  const width = 105 + ((place * 7) % 45)
  return html`<svg
    width="${width}"
    height="${width * 0.6}"
    viewBox="0 0 130 80"
    style="display:block"
  >
    <path d="M20 5V60H120" fill="none" stroke="#000" />
    <path d="M20 60Q60 0 110 20" fill="none" stroke="#000" stroke-width="2" />
    <text x="2" y="12" font-size="7">20</text>
    <text x="2" y="40" font-size="7">10</text>
    <text x="100" y="70" font-size="7">t (s)</text>
  </svg>`
}

function pageOf(look: Layout, body: readonly Html[], fonts: string): string {
  const footer = look.hasFooter
    ? `@bottom-left { content: 'Caderno de questões'; font: 8pt sans-serif } @bottom-right { content: counter(page); font: 8pt sans-serif }`
    : ''
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><style>${fonts}
    @page { size: A4; margin: 18mm 16mm 20mm; ${footer} }
    * { margin: 0; padding: 0; box-sizing: border-box }
    body { font: ${look.sizePt}pt/${look.lineHeight} '${look.family}', ${look.family}; text-align: ${look.align};
      columns: ${look.columns}; column-gap: 9mm; column-fill: auto;
      column-rule: ${look.hasRule ? '0.5pt solid #000' : 'none'} }
    h2 { font-size: 1em; margin: 4mm 0 1.5mm; break-after: avoid }
    section { margin-bottom: 4mm } p { margin-bottom: 1.5mm }
    ol { list-style: none; margin-top: 1mm } li { margin-bottom: 1mm; break-inside: avoid }
    .hanging li { display: flex } .hanging .letra { flex: none; width: 8mm } .hanging .texto { flex: 1 }
    .two-columns { display: grid; grid-template-columns: 1fr 1fr; gap: 1mm 6mm }
    .two-columns li { display: flex } .two-columns .letra { flex: none; width: 8mm }
    .quebra { break-before: ${look.columns === 2 ? 'column' : 'page'} }
    .aviso { font-weight: 700; margin-top: 4mm } .caixa { border: 0.6pt solid #555; padding: 3mm; background: #f1f1f1 }
  </style><body>${body.map(({ markup }) => markup).join('\n')}</body></html>`
}
