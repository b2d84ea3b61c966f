import { printedNumber } from './announcement.ts'
import type { Assets } from './assets.ts'
import { brand } from './capa.ts'
import { documentOf } from './document.ts'
import { titleOf, type Exam, type Questao } from './exam.ts'
import { type Html, html } from '@rumo/contract/html'

export interface KeyRow {
  numero: string
  /** A letter, or 'ANULADA'. */
  resposta: string
  materia: string
  isRetificada: boolean
}

/** The most rows in a column of the page. */
const ROWS_IN_COLUMN = 27
/** A key of up to this many questions gets a single column. */
const SHORT_KEY = 10

/** The key of an exam as a page to print. */
export function gabaritoOf(exam: Exam, assets: Assets): string {
  const rows = keyRows(exam.questoes)
  const body = html`<section class="gabarito">
    ${brand(exam)}
    <header class="faixa">
      <p class="tipo">Gabarito</p>
      <h1>${exam.prova.nome}</h1>
    </header>
    <div class="tabelas">${keyColumns(rows).map(tableOf)}</div>
    ${notesOf(rows).map((note) => html`<p class="nota">${note}</p>`)}
  </section>`
  const title = `Gabarito · ${titleOf(exam)}`
  return documentOf({ title, footer: `Rumo · ${title}`, body }, assets)
}

/** A row for every question, in the order of the numbers; an annulled one keeps its place. */
export function keyRows(questoes: readonly Questao[]): KeyRow[] {
  return questoes
    .toSorted((a, b) => a.numero - b.numero)
    .map(({ numero, alternativas, anulada, retificada, materia = '' }) => ({
      numero: printedNumber(numero),
      resposta: anulada ? 'ANULADA' : (alternativas.find(({ correta }) => correta)?.nome ?? '—'),
      materia,
      isRetificada: retificada === true,
    }))
}

/** Divides the rows into columns of about the same height. */
export function keyColumns(rows: readonly KeyRow[]): KeyRow[][] {
  const pairs = Math.ceil(rows.length / (2 * ROWS_IN_COLUMN))
  const count = rows.length <= SHORT_KEY ? 1 : 2 * pairs
  const height = Math.ceil(rows.length / count)
  return Array.from({ length: count }, (_, column) =>
    rows.slice(column * height, (column + 1) * height),
  )
}

function tableOf(rows: readonly KeyRow[]): Html {
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Questão</th>
        <th scope="col">Resposta</th>
        <th scope="col">Matéria</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ numero, resposta, materia, isRetificada }) =>
          html`<tr>
            <td>${numero}</td>
            <td><b>${resposta}</b>${isRetificada && html` <i>Retificada</i>`}</td>
            <td>${materia}</td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** Explanations of the words in the table, if they occur. */
function notesOf(rows: readonly KeyRow[]): string[] {
  return [
    ...(rows.some(({ resposta }) => resposta === 'ANULADA')
      ? ['ANULADA: a questão não tem resposta certa e conta como acerto para todos.']
      : []),
    ...(rows.some(({ isRetificada }) => isRetificada)
      ? ['Retificada: a resposta foi corrigida depois da primeira divulgação do gabarito.']
      : []),
  ]
}
