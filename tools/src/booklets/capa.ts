import { compassPaths, SYMBOL } from '@rumo/shared-ui/print'
import { byCount, countedWords, longDayWords } from '@rumo/shared-ui/words'
import { printedNumber } from './announcement.ts'
import { editionOf, type Exam } from './exam.ts'
import { formattedLine, formattedText } from './formatted-text.ts'
import { type Html, html } from '@rumo/contract/html'

/** The first page: the exam's name and facts, fields for the candidate, instructions and a place for the answers. */
export function capaOf(exam: Exam): Html {
  const { nome, instrucoes } = exam.prova
  return html`<section class="capa">
    ${brand(exam)}
    <header class="faixa">
      <p class="tipo">Caderno de questões</p>
      <h1>${nome}</h1>
    </header>
    ${candidate}
    <dl class="dados">
      ${factsOf(exam).map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${instrucoes !== undefined && instructionsOf(instrucoes)}
    ${exam.questoes.length > 0 && answersOf(exam)}
    <p class="saudacao">Boa prova!</p>
  </section>`
}

/** The name of the product, and of the edition, at the top of a first page. */
export function brand(exam: Exam): Html {
  const { ring, drop } = compassPaths(SYMBOL)
  return html`<div class="marca">
    <span class="nome"
      ><svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="${ring}" />
        <path class="gota" d="${drop}" /></svg
      >Rumo</span
    >
    <span class="edicao">${editionOf(exam)}</span>
  </div>`
}

const candidate = html`<div class="candidato">
  <p class="campo largo">Nome do candidato</p>
  <p class="campo">Nº de inscrição</p>
  <p class="campo">Sala</p>
  <p class="campo largo">Assinatura</p>
</div>`

/** The facts about the exam that its file has, each with its name. */
export function factsOf({ prova, questoes, redacao }: Exam): [string, string][] {
  const { data, duracao_minutos } = prova
  const facts: [string, string | undefined | false][] = [
    ['Data', data !== undefined && longDayWords(data)],
    ['Duração', duracao_minutos !== undefined && duration(duracao_minutos)],
    ['Questões', questoes.length > 0 && String(questoes.length)],
    ['Redação', redacao.length > 0 && propostasWords(redacao.length)],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

const propostasWords = (count: number) => byCount(count, '1 proposta', `${count} propostas`)

function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    hours > 0 && countedWords(hours, 'hora', 'horas'),
    rest > 0 && countedWords(rest, 'minuto', 'minutos'),
  ]
  return parts.filter(Boolean).join(' e ')
}

function instructionsOf(instrucoes: string): Html {
  const items = instructionItems(instrucoes)
  return html`<section class="instrucoes">
    <h2>Instruções</h2>
    ${
      items === undefined
        ? formattedText(instrucoes)
        : html`<ol>
            ${items.map((item) => html`<li>${formattedLine(item)}</li>`)}
          </ol>`
    }
  </section>`
}

/**
 * The instructions as items of a list: one item for each paragraph or, if there is only one paragraph, for each
 * sentence. Undefined when the text has markup, which may span several items.
 */
export function instructionItems(instrucoes: string): string[] | undefined {
  if (/<|\\[([]/.test(instrucoes)) return undefined
  const lines = instrucoes.split('\n').filter((line) => line.trim() !== '')
  const [only] = lines
  if (lines.length !== 1 || only === undefined) return lines
  const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' }).segment(only)
  return Array.from(sentences, ({ segment }) => segment.trim())
}

/** A grid in which the candidate notes the answers, to compare them with the key. */
function answersOf({ questoes }: Exam): Html {
  return html`<section class="respostas">
    <h2>Anote aqui as suas respostas</h2>
    <div class="grade">
      ${questoes.map(({ numero }) => html`<span><b>${printedNumber(numero)}</b><i></i></span>`)}
    </div>
  </section>`
}
