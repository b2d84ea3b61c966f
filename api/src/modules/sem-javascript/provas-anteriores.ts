import { groupBy } from 'es-toolkit'
import { html, type Html } from '@rumo/contract/html'
import { addressOf, edicaoInWords, paginaOf } from './pagina.ts'
import type { ProvaPublicada } from './sem-javascript.repository.ts'

/** The list of past exams, with links to their PDFs. */
export function provasAnteriores(provas: readonly ProvaPublicada[], home: string): string {
  const grupos = Object.entries(groupBy(provas, edicaoInWords))
  const content =
    provas.length === 0
      ? html`<p>As provas ainda estão sendo preparadas. Volte mais tarde.</p>`
      : html`<p class="intro">Leia as provas como foram aplicadas, da mais nova à mais antiga.</p>
          ${grupos.map(
            ([edicao, own]) =>
              html`<section>
                <h2>${edicao}</h2>
                <ul>
                  ${own.map(itemOf)}
                </ul>
              </section> `,
          )}`
  return paginaOf({ titulo: 'Provas anteriores', home, content })
}

function itemOf(prova: ProvaPublicada): Html {
  const { nome, url_arquivo, url_gabarito } = prova
  const which = html`<span class="oculto"> de ${nome}, ${edicaoInWords(prova)}</span>`
  return html`<li>
    <h3>${nome || 'Prova sem nome'}</h3>
    <p class="caminhos">
      ${
        url_arquivo === null
          ? 'PDF ainda não disponível'
          : html`<a href="${addressOf(url_arquivo)}">Prova em PDF${which}</a>`
      }${
        url_gabarito === null
          ? null
          : html` <a href="${addressOf(url_gabarito)}">Gabarito em PDF${which}</a>`
      }
    </p>
  </li> `
}
