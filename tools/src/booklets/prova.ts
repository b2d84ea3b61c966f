import { announcement } from './announcement.ts'
import { apoioOf } from './apoio.ts'
import type { Assets } from './assets.ts'
import { capaOf } from './capa.ts'
import { documentOf } from './document.ts'
import { titleOf, type Exam, type Images } from './exam.ts'
import { type Html, html } from '@rumo/contract/html'
import { questaoOf } from './questao.ts'
import { redacaoOf } from './redacao.ts'
import { runsOf, sequenceOf, type Part, type Run } from './sequence.ts'

/** The booklet of an exam as a page to print. */
export function provaOf(exam: Exam, images: Images, assets: Assets): string {
  const body = html`${capaOf(exam)}
    <main>${runsOf(sequenceOf(exam)).map((run) => runOf(run, images))}</main>
    ${exam.redacao.length > 0 && redacaoOf(exam.redacao, images)}`
  return documentOf({ title: titleOf(exam), footer: `Rumo · ${titleOf(exam)}`, body }, assets)
}

const CLASSES = { together: 'junto', beside: 'lado-a-lado', pair: 'par' }

function runOf({ layout, parts }: Run, images: Images): Html {
  const content = html`${parts.map((part) => partOf(part, images))}`
  return layout === 'wide' ? content : html`<div class="${CLASSES[layout]}">${content}</div>`
}

function partOf(part: Part, images: Images): Html {
  if (part.kind === 'questao') return questaoOf(part.questao, images)
  return html`<div class="anunciado">
    <p class="anuncio">${announcement(part.apoio, part.numeros)}</p>
    ${apoioOf(part.apoio, images)}
  </div>`
}
