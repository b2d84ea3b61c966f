import { parseFormattedText, wordsOf } from '@rumo/contract/texto'
import type { Apoio, Images } from './exam.ts'
import { formattedLine, formattedText } from './formatted-text.ts'
import { type Html, html } from '@rumo/contract/html'

/** The greatest width of a figure, in mm: at this width its letters are as large as the text. */
const FIGURE_MM = 90
const MM_PER_PX = 25.4 / 96

/** A text or a figure with its title and its legend. */
export function apoioOf(apoio: Apoio, images: Images): Html {
  const { titulo, texto, legenda, imagem } = apoio
  const content = html`
    ${titulo && html`<p class="titulo">${formattedLine(titulo)}</p>`}
    ${texto && html`<div class="corpo">${formattedText(texto)}</div>`}
    ${imagem !== undefined && figureOf(apoio, images.get(imagem))}
    ${legenda && html`<p class="legenda">${formattedLine(legenda)}</p>`}
  `
  return html`<div class="apoio ${imagem === undefined ? 'texto' : 'figura'}">${content}</div>`
}

function figureOf({ titulo, descricao, largura }: Apoio, src: string | undefined): Html {
  const width = Math.min(FIGURE_MM, (largura ?? Infinity) * MM_PER_PX)
  return html`<img
    src="${src}"
    alt="${words(descricao ?? titulo ?? '')}"
    style="width: ${width.toFixed(1)}mm"
  />`
}

/** A text without its markup, for screen readers. */
export function words(texto: string): string {
  return wordsOf(parseFormattedText(texto))
}
