import fc from 'fast-check'
import { html, type Html } from '@rumo/contract/html'
import { contentHtml, questao, textOf, type Drawn } from './generated-content.fixture.ts'
import { graphOf, type Printed } from './generated-exam.fixture.ts'

/** A layout of a board's booklets that no random layout has. */
export interface Board {
  name: string
  css: string
  /** After how many questions the numbers begin again at 1. */
  numbersRestart?: number
  /** The text before the first question. */
  intro?: string
  heading: (numero: number) => Html
  stem?: (drawn: Drawn, numero: number) => { shown: Html; texto: string }
  alternatives?: (texts: readonly string[]) => Html
}

const LETTERS = 'ABCDE'
const QUESTIONS = 15
const SUBJECTS = ['LÍNGUA PORTUGUESA', 'MATEMÁTICA', 'FÍSICA']
const TWO_COLUMNS = '.caderno { columns: 2; column-gap: 10mm; column-fill: auto }'
const pad = (numero: number) => String(numero).padStart(2, '0')

const listed = (texts: readonly string[]) =>
  html`<ol>
    ${texts.map(
      (text, index) =>
        html`<li>
          <span>${LETTERS[index]})</span>
          <p>${text}</p>
        </li>`,
    )}
  </ol>`

/** All alternatives in one paragraph, as a line of text. */
const inOneLine = (texts: readonly string[]) =>
  html`<p>${texts.map((text, index) => `${LETTERS[index]?.toLowerCase()}) ${text}`).join(' ')}</p>`

const prose = (drawn: Drawn, between: Html | false) => ({
  shown: html`${drawn.contents.map((content, index) => [
    index === drawn.contents.length - 1 && between,
    contentHtml(content),
  ])}`,
  texto: textOf(drawn.contents),
})

const proseOf = (drawn: Drawn) => prose(drawn, false)

const withItems = (drawn: Drawn, marks: readonly string[]) => {
  const first = textOf(drawn.contents.slice(0, 1))
  const last = textOf(drawn.contents.slice(-1))
  const lines = drawn.alternativas
    .slice(0, marks.length)
    .map((text, index) => `${marks[index]} ${text}`)
  return {
    shown: html`<p>${first}</p>
      ${lines.map((line) => html`<p>${line}</p>`)}
      <p>${last}</p>`,
    texto: [first, ...lines, last].join(' '),
  }
}

const ruled = (numero: number) => html`<div class="aba"><b>QUESTÃO ${pad(numero)}</b><i></i></div>`
const plain = (numero: number) => html`<p><b>Questão ${numero}</b></p>`

export const BOARDS: readonly Board[] = [
  {
    name: 'a heading in a coloured tab with a rule after it',
    css: `${TWO_COLUMNS} .aba { display: flex; align-items: center; margin: 3mm 0 1mm; break-after: avoid }
      .aba b { background: #1463a5; color: #fff; border-radius: 3mm 3mm 0 0; padding: 1mm 4mm; font-size: 1.1em }
      .aba i { flex: 1; height: 1.2mm; background: #1463a5 }`,
    heading: ruled,
  },
  {
    name: 'a figure across both columns',
    css: `${TWO_COLUMNS} .larga { column-span: all; padding: 3mm 20mm } .larga svg { width: 100%; height: 45mm }`,
    heading: ruled,
    stem: (drawn, numero) =>
      prose(drawn, numero % 4 === 0 && html`<div class="larga">${graphOf(numero)}</div>`),
  },
  {
    name: 'alternatives that run in a line',
    css: '',
    heading: plain,
    alternatives: inOneLine,
  },
  {
    name: 'numbers that begin anew with each subject',
    css: TWO_COLUMNS,
    numbersRestart: 5,
    heading: ruled,
  },
  {
    name: 'bare numbers that begin anew with each subject',
    css: TWO_COLUMNS,
    numbersRestart: 5,
    heading: (numero) => html`<p><b>${numero}.</b></p>`,
  },
  {
    name: 'a page number below the numbers of questions',
    css: `@page { margin: 14mm 16mm 16mm; @bottom-left { content: counter(page); font: 700 10pt serif; padding-bottom: 4mm; vertical-align: top } }
      section { position: relative; padding-left: 9mm } .numero { position: absolute; left: 0; top: 0; font-weight: 700 }`,
    heading: (numero) => html`<span class="numero">${numero}</span>`,
  },
  {
    name: 'roman items before the alternatives',
    css: TWO_COLUMNS,
    heading: plain,
    stem: (drawn) => withItems(drawn, ['I –', 'II –', 'III –', 'IV –']),
  },
  {
    name: 'items with letters before the alternatives',
    css: TWO_COLUMNS,
    heading: (numero) => html`<p><b>${numero})</b></p>`,
    stem: (drawn) => withItems(drawn, ['a)', 'b)', 'c)']),
  },
  {
    name: 'items numbered as the questions are',
    css: '',
    heading: (numero) => html`<p>${numero}.</p>`,
    stem: (drawn) => withItems(drawn, ['1.', '2.', '3.', '4.']),
  },
]

const item = (numero: number) => html`<p><b>${numero}</b></p>`

/** Booklets whose items are judged right or wrong, instead of choosing a letter. */
export const ITEM_BOARDS: readonly Board[] = [
  {
    name: 'numbered items that are certo or errado',
    intro: 'Julgue os itens a seguir.',
    css: TWO_COLUMNS,
    heading: item,
    alternatives: () => html``,
  },
  {
    name: 'items with a C and an E to mark',
    intro: 'Marque, em cada item, C se estiver certo ou E se estiver errado.',
    css: '',
    heading: item,
    alternatives: () => html`<p><b>(C)</b> &emsp; &emsp; <b>(E)</b></p>`,
  },
  {
    name: 'items with two letters',
    intro: 'Escolha uma opção.',
    css: '',
    heading: plain,
    alternatives: () => listed(['Certo', 'Errado']),
  },
  {
    name: 'sums of the right items',
    intro: 'Dê como resposta a soma dos números das proposições corretas.',
    css: '',
    heading: plain,
    alternatives: (texts) =>
      html`${texts.map((text, index) => html`<p>${pad(2 ** index)}) ${text}</p>`)}`,
  },
]

/** Exams in a board's layout, each with the page that prints it; `fonts` are CSS rules. */
export function boardExam(board: Board, fonts: string) {
  return fc
    .tuple(
      fc.array(questao, { minLength: QUESTIONS, maxLength: QUESTIONS }),
      fc.constantFrom('serif', 'sans-serif', 'Atkinson Hyperlegible Next'),
      fc.constantFrom(9, 10, 11),
    )
    .map(([drawn, family, size]) => {
      const css = `${fonts} @page { size: A4; margin: 16mm } * { margin: 0; padding: 0 }
        body { font: ${size}pt/1.3 '${family}', ${family} } section { margin-bottom: 4mm }
        p { margin-bottom: 1.5mm } ol { list-style: none } li { display: flex; break-inside: avoid } li span { flex: none; width: 7mm }
        svg { display: block } table { border-collapse: collapse; margin: 1.5mm 0 } td { border: 0.5pt solid #000; padding: 0.8mm 2mm }
        .credito { font-size: 0.8em } h2 { font-size: 1.2em; margin: 3mm 0; break-after: avoid } ${board.css}`
      return {
        questoes: drawn.map((each, index) => printedOf(board, each, index)),
        page: pageOf(board, drawn, css),
      }
    })
}

const numberOf = ({ numbersRestart = QUESTIONS }: Board, index: number) =>
  1 + (index % numbersRestart)

function printedOf(board: Board, drawn: Drawn, index: number): Printed {
  const numero = numberOf(board, index)
  const { texto } = (board.stem ?? proseOf)(drawn, numero)
  return { numero, texto, alternativas: drawn.alternativas, hasPictures: false }
}

function pageOf(board: Board, drawn: readonly Drawn[], css: string): string {
  const { numbersRestart = Infinity, alternatives = listed, stem = proseOf } = board
  const body = drawn.map((each, index) => {
    const numero = numberOf(board, index)
    const isFirst = index % numbersRestart === 0 && numbersRestart !== Infinity
    return html`${isFirst && html`<h2>${SUBJECTS[index / numbersRestart]}</h2>`}
      <section>
        ${board.heading(numero)} ${stem(each, numero).shown} ${alternatives(each.alternativas)}
      </section>`
  })
  return html`<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8" />
      <style>
        __CSS__
      </style>
      <body>
        <div class="caderno">${board.intro && html`<p>${board.intro}</p>`} ${body}</div>
      </body>
    </html>`.markup.replace('__CSS__', () => css)
}
