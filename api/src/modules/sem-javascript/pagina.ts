import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { vestibularWords } from '@rumo/contract/vestibular-words'
import { Html, html, type Part } from '@rumo/contract/html'

const STYLES = readFileSync(path.join(import.meta.dirname, 'pagina.css'), 'utf8')
const STYLES_HASH = createHash('sha256').update(STYLES).digest('base64')

/** The content security policy of these pages: they may load their own styles, and pictures of this server. */
export const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLES_HASH}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const PAGES = [
  ['provas-anteriores', 'Provas anteriores'],
  ['temas-redacao', 'Temas de redação'],
] as const

interface PaginaProps {
  /** One of the titles of PAGES, or what went wrong with one of them. */
  titulo: string
  /** The address of the site's home page. */
  home: string
  content: Part
}

/** A whole page of the site for a browser that runs no scripts. */
export function paginaOf({ titulo, home, content }: PaginaProps): string {
  const links = PAGES.map(([address, words]) =>
    words === titulo
      ? html`<a href="${address}" aria-current="page">${words}</a>`
      : html`<a href="${address}">${words}</a>`,
  )
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${titulo} · Rumo</title>
        ${new Html(`<style>${STYLES}</style>`)}
      </head>
      <body>
        <a class="pular" href="#conteudo">Ir para o conteúdo</a>
        <header>
          <a class="marca" href="${home}">${MARK}Rumo</a>
          <nav aria-label="O que se lê sem JavaScript">${links}</nav>
        </header>
        <main id="conteudo" tabindex="-1">
          <h1>${titulo}</h1>
          ${content}
        </main>
        <footer>
          <p>
            Seu navegador não usou JavaScript nesta página. Com ele, o Rumo também tem questões com
            explicação, simulados e a folha de redação.
          </p>
          <p><a href="${home}">Voltar ao início</a></p>
        </footer>
      </body>
    </html> `.markup
}

/** The product's mark, as the icon in shell/index.html has it. */
const MARK = html`<svg viewBox="0 0 100 100" width="28" height="28" aria-hidden="true">
  <path class="aro" d="M74.2 6.3A50 50 0 1 0 93.7 25.8L88.2 42A39 39 0 1 1 58 11.8Z" />
  <path class="gota" d="M91 9L41.7 25.9A25.5 25.5 0 1 0 74.1 58.3Z" />
</svg>`

/** The edition of an exam in words, such as '1º semestre de 2025'. */
export const edicaoInWords = ({ ano, semestre }: { ano: number | null; semestre: number | null }) =>
  ano === null ? 'Sem vestibular' : vestibularWords({ ano, semestre })

/**
 * The link from one of these pages to a file that a record names. A relative address is relative to the API, which is
 * one level above the page. An address with another scheme than http becomes a relative one, which leads nowhere and
 * does no harm.
 */
export const addressOf = (url: string) => (/^(?:https?:\/\/|\/)/i.test(url) ? url : `../${url}`)
