import { divideTema, plainWordsOf, SEM_TITULO } from '@rumo/contract/texto'
import type { Referencia } from '@rumo/contract'
import { enderecoMenor } from '@rumo/contract/figura-menor'
import { html, type Html } from '@rumo/contract/html'
import { addressOf, edicaoInWords, paginaOf } from './pagina.ts'
import type { TemaPublicado } from './sem-javascript.repository.ts'
import { textoInHtml, wordsInHtml } from './texto.ts'

/** The essay themes with their texts, below a list of them. */
export function temasRedacao(temas: readonly TemaPublicado[], home: string): string {
  const content =
    temas.length === 0
      ? html`<p>Os temas ainda estão sendo preparados. Volte mais tarde.</p>`
      : html`<p class="intro">
            Leia um tema com seus textos e escreva no papel. A folha do Rumo precisa de JavaScript.
          </p>
          <nav aria-label="Temas">
            <ul>
              ${temas.map(entryOf)}
            </ul>
          </nav>
          ${temas.map(articleOf)}`
  return paginaOf({ titulo: 'Temas de redação', home, content })
}

const sourceOf = (tema: TemaPublicado) => `${tema.prova} · ${edicaoInWords(tema)}`

const entryOf = (tema: TemaPublicado) =>
  html`<li>
    <a href="#tema-${tema.id}">${plainWordsOf(divided(tema).titulo)}</a>
    <span class="nota">${sourceOf(tema)}</span>
  </li> `

const divided = ({ instrucoes }: TemaPublicado) =>
  divideTema(instrucoes) ?? { titulo: SEM_TITULO, comando: '' }

function articleOf(tema: TemaPublicado): Html {
  const { titulo, comando } = divided(tema)
  return html`<article id="tema-${tema.id}">
    <h2>${wordsInHtml(titulo)}</h2>
    <p class="nota">${sourceOf(tema)}</p>
    ${textoInHtml(comando)} ${tema.textos.map(referenciaOf)}
  </article> `
}

function referenciaOf(referencia: Referencia, index: number): Html {
  const { titulo, texto, legenda, informacao_acesso } = referencia
  return html`<section>
    <h3>Texto ${index + 1}${titulo === null ? null : [': ', wordsInHtml(titulo)]}</h3>
    ${textoInHtml(texto)} ${figuraOf(referencia)}
    <div class="nota">${[legenda, informacao_acesso].map(textoInHtml)}</div>
  </section> `
}

/**
 * Shows a picture that is stored on this server. For a picture elsewhere, which these pages may not load, gives a link.
 */
function figuraOf({ url_imagem, descricao, largura, altura }: Referencia): Html | null {
  if (url_imagem === null || url_imagem === undefined) return null
  const whole = addressOf(url_imagem)
  const alt = descricao || 'Figura sem descrição'
  if (!whole.startsWith('../')) return html`<p><a href="${whole}">Abrir a figura: ${alt}</a></p>`
  const sizes = largura && altura ? html` width="${largura}" height="${altura}"` : null
  const source = enderecoMenor(whole, largura) ?? whole
  return html`<a class="figura" href="${whole}"
    ><img src="${source}" alt="${alt}" loading="lazy" ${sizes}
  /></a>`
}
