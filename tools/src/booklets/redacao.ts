import { divideTema } from '@rumo/contract/texto'
import { ORIENTACOES_DA_REDACAO } from '@rumo/shared-ui/print'
import { apoioOf } from './apoio.ts'
import type { Images, Tema } from './exam.ts'
import { formattedLine, formattedText } from './formatted-text.ts'
import { type Html, html } from '@rumo/contract/html'

/** The essay: the guidance that holds for every theme, the themes with their texts, the sheet for a draft. */
export function redacaoOf(temas: readonly Tema[], images: Images): Html {
  return html`<section class="redacao">
      <header class="abertura">
        <h2>Redação</h2>
        ${temas.length > 1 && html`<p>Escolha <b>uma</b> das propostas e escreva sobre ela um só texto.</p>`}
        ${GUIDANCE}
      </header>
      ${temas.map((tema, index) => temaOf(tema, temas.length > 1 ? index + 1 : undefined, images))}
    </section>
    ${DRAFT}`
}

/** The guidance of docs/product/constants.md. */
const GUIDANCE = html`<p class="orientacoes">Como escrever:</p>
  <ul>
    ${ORIENTACOES_DA_REDACAO.map((orientacao) => html`<li>${orientacao}</li>`)}
  </ul>`

function temaOf({ tema, textos }: Tema, place: number | undefined, images: Images): Html {
  const { titulo, comando } = divideTema(tema) ?? { titulo: '', comando: '' }
  return html`<section class="proposta">
    <h3>Proposta de redação${place !== undefined && ` ${place}`}</h3>
    ${textos.map(
      (texto, index) =>
        html`<section class="texto-de-apoio">
          <h4>Texto ${index + 1}</h4>
          ${apoioOf(texto, images)}
        </section>`,
    )}
    <div class="tema">
      <p class="rotulo">Tema</p>
      <p class="titulo-do-tema">${formattedLine(titulo)}</p>
      ${comando && formattedText(comando)}
    </div>
  </section>`
}

const LINES = 30
const LINE_MM = 8

const DRAFT = html`<section class="rascunho">
  <h2>Rascunho da redação</h2>
  <svg viewBox="0 0 174 ${LINES * LINE_MM}" aria-hidden="true">
    ${Array.from({ length: LINES }, (_, line) => html`<path d="M0 ${(line + 1) * LINE_MM - 0.2}h174" />`)}
  </svg>
</section>`
