import fc from 'fast-check'
import { html, type Html } from '@rumo/contract/html'
import {
  contentHtml,
  questao,
  sharedContent,
  textOf,
  type Content,
  type Drawn,
} from './generated-content.fixture.ts'
import { cssOf, layout, type Layout } from './generated-layout.fixture.ts'

/** A question as it was printed, to compare with what the reader finds. */
export interface Printed {
  numero: number
  texto: string
  alternativas: string[]
  /** The alternatives are pictures. */
  hasPictures: boolean
  /** The text that the question shares with others, if any. */
  shared?: string
}

export interface GeneratedExam {
  layout: Layout
  questoes: Printed[]
  page: string
}

const LETTERS = 'ABCDE'
const SUBJECTS = [
  'MATEMÁTICA',
  'LÍNGUA PORTUGUESA',
  'CIÊNCIAS DA NATUREZA E SUAS TECNOLOGIAS',
  'História',
]
const RULES = [
  'Verifique se este caderno está completo e sem falhas.',
  'Leia com atenção cada uma das questões antes de responder.',
  'Use somente caneta de tinta preta ou azul na folha de respostas.',
  'Não é permitido o uso de calculadora nem de telefone.',
  'O tempo de prova é de quatro horas, com o preenchimento da folha.',
  'Ao terminar, entregue o caderno e a folha ao fiscal.',
]

/** Exams of random layout and length, each with the page that prints it; `fonts` are CSS rules. */
export function generatedExam(fonts: string): fc.Arbitrary<GeneratedExam> {
  return fc
    .tuple(layout, fc.array(questao, { minLength: 12, maxLength: 18 }), sharedContent)
    .map(([look, drawn, texts]) => examOf(look, drawn, texts, fonts))
}

function examOf(
  look: Layout,
  drawn: readonly Drawn[],
  texts: readonly Content[][],
  fonts: string,
): GeneratedExam {
  const questoes: Printed[] = []
  const body: Html[] = []
  let shared: { text: string; last: number } | undefined
  for (const [index, each] of drawn.entries()) {
    const numero = index + 1
    if (shared && numero > shared.last) shared = undefined
    if (look.subjects !== 'none' && !shared && index % 5 === 0) {
      body.push(html`<div class="materia">${SUBJECTS[(index / 5) % SUBJECTS.length]}</div>`)
    }
    const last = numero + each.sharing - 1
    if (!shared && each.sharing > 1 && last <= drawn.length) {
      const own = texts[index % texts.length] ?? []
      shared = { text: textOf(own), last }
      body.push(sharedHtml(look, numero, last, own))
    }
    questoes.push({
      numero,
      texto: textOf(each.contents),
      alternativas: each.alternativas.slice(0, look.alternatives),
      hasPictures: each.picture === 'all',
      ...(shared && { shared: shared.text }),
    })
    body.push(questaoHtml(look, numero, each))
    if (look.hasDraftPage && index === 6)
      body.push(html`<div class="folha"><h1>RASCUNHO</h1></div>`)
  }
  return { layout: look, questoes, page: pageOf(look, body, fonts) }
}

/** How many letters fit into a line of a text with numbers beside it. */
function numberedWidth({ columns, isSpanning, lineNumbers, sizePt }: Layout): number | undefined {
  const points = columns === 2 && !isSpanning ? 190 : 420
  return lineNumbers === 'none' ? undefined : Math.floor(points / (0.62 * sizePt))
}

function sharedHtml(look: Layout, first: number, last: number, contents: readonly Content[]): Html {
  const numeros = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  return html`<div class="${look.isSpanning && 'todas'}">
    <p class="aviso">${look.announcement(numeros)}</p>
    <div class="${look.isBoxed && 'caixa'}">
      ${contents.map((content) => contentHtml(content, numberedWidth(look)))}
    </div>
  </div>`
}

function questaoHtml(
  look: Layout,
  numero: number,
  { contents, alternativas, picture, breaksPage }: Drawn,
): Html {
  const [first, ...rest] = contents
  const heading = look.heading(numero)
  // Only a number by itself fits into the margin.
  const written = look.headingLook === 'margin' && heading.length > 4 ? String(numero) : heading
  const number = html`<span class="numero">${written}</span>`
  const own = alternativas.slice(0, look.alternatives)
  return html`<section class="${look.headingLook}">
    ${
      first?.kind === 'prose' && look.headingLook === 'inline'
        ? html`<p>${number} ${first.text}</p>`
        : html`<div>${number}</div>
            ${first && contentHtml(first)}`
    }
    ${picture === 'stem' && graphOf(numero)} ${rest.map((content) => contentHtml(content))}
    <ol class="${arrangementOf(look, own, picture)} ${breaksPage && 'quebra'}">
      ${own.map((text, index) =>
        alternativaHtml(
          look,
          LETTERS[index] ?? '',
          picture === 'all' ? graphOf(5 * numero + index) : html`${text}`,
        ),
      )}
    </ol>
  </section>`
}

/** Two alternatives stand side by side only when they are short enough. */
function arrangementOf(
  { arrangement, columns }: Layout,
  alternativas: readonly string[],
  picture: Drawn['picture'],
): string {
  if (!arrangement.startsWith('two') && arrangement !== 'row when short') return arrangement
  const letters = alternativas.join('').length
  if (arrangement === 'row when short')
    return picture !== 'all' && letters < (columns === 2 ? 16 : 50) ? 'row' : 'hanging'
  const longest = Math.max(...alternativas.map((text) => text.length))
  return columns === 1 || longest < 14 ? arrangement.replaceAll(' ', '-') : 'hanging'
}

function alternativaHtml(look: Layout, letra: string, content: Html): Html {
  const label =
    look.labelLook === 'circle'
      ? html`<span class="letra"><span class="circulo">${letra}</span></span>`
      : html`<span class="letra">${look.label(letra)}</span>`
  return html`<li>${label} <span class="texto">${content}</span></li>`
}

/** A graph with axes, a curve and numbers at the axes. Each graph of an exam has a size of its own. */
export function graphOf(place: number): Html {
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

function coverOf(): Html {
  return html`<div class="folha">
    <h1>VESTIBULAR 2030</h1>
    <p>Caderno de questões. Leia as instruções abaixo.</p>
    ${RULES.map((rule, index) => html`<p>${index + 1}. ${rule}</p>`)}
  </div>`
}

function pageOf(look: Layout, body: readonly Html[], fonts: string): string {
  const parts = [
    look.hasWatermark && html`<div class="marca">RUMO 2030</div>`,
    look.hasCover && coverOf(),
    html`<div class="caderno">${body}</div>`,
  ]
  return html`<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8" />
      <style>
        __CSS__
      </style>
      <body>
        ${parts}
      </body>
    </html>`.markup.replace('__CSS__', () => `${fonts}\n${cssOf(look)}`)
}
