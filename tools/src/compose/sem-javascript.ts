import { SEM_JAVASCRIPT, type SiteConfig } from '@rumo/contract'
import { escape } from 'es-toolkit'

/**
 * The parts of a page for browsers that run no scripts (docs/decisions/site.md). `head` holds styles and, in the page
 * of a list, leads on to the page that the API writes in its place. `readable` has links to these pages of the API, and
 * follows the text of shell/index.html. It is empty when the API does not write such pages.
 */
export function semJavascript(
  { base, api, api_hospedada, extensoes }: SiteConfig,
  sitePath: string | undefined,
): { head: string; readable: string } {
  const styles = `<link rel="stylesheet" href="${base}shell/sem-javascript.css">`
  const address = api ?? api_hospedada
  if (address === undefined || !extensoes.includes('sem_javascript')) {
    return { head: inNoscript(styles), readable: '' }
  }
  const at = (path: keyof typeof SEM_JAVASCRIPT) =>
    escape(`${address.replace(/\/*$/, '')}/${SEM_JAVASCRIPT[path]}`)
  const leading = isReadable(sitePath)
    ? `<meta http-equiv="refresh" content="0; url=${at(sitePath)}">`
    : ''
  return {
    head: inNoscript(styles + leading),
    readable: ` Sem ele, você pode ler as <a href="${at('/provas-anteriores')}">provas anteriores</a> e os <a href="${at('/temas-redacao')}">temas de redação</a>.`,
  }
}

const inNoscript = (markup: string) => `<noscript>${markup}</noscript>`

const isReadable = (sitePath: string | undefined): sitePath is keyof typeof SEM_JAVASCRIPT =>
  sitePath !== undefined && sitePath in SEM_JAVASCRIPT
