import { printedNumber } from './announcement.ts'
import { words } from './apoio.ts'
import type { Alternativa, Images, Questao } from './exam.ts'
import { formattedLine, formattedText } from './formatted-text.ts'
import { type Html, html } from '@rumo/contract/html'

/** A question as exams print it: its number, its text, its alternatives. */
export function questaoOf({ numero, texto, alternativas }: Questao, images: Images): Html {
  const hasFigures = alternativas.some(({ imagem }) => imagem !== undefined)
  return html`<section class="questao">
    <h2>Questão ${printedNumber(numero)}</h2>
    <div class="enunciado">${formattedText(texto)}</div>
    <ol class="alternativas ${hasFigures && 'figuras'}">
      ${alternativas.map((alternativa) => alternativaOf(alternativa, images))}
    </ol>
  </section>`
}

function alternativaOf({ nome, texto, imagem, descricao }: Alternativa, images: Images): Html {
  return html`<li>
    <span class="letra">(${nome})</span>
    <span class="resposta">
      ${texto && formattedLine(texto)}
      ${imagem !== undefined && html`<img src="${images.get(imagem)}" alt="${words(descricao ?? '')}" />`}
    </span>
  </li>`
}
