import type { FastifyInstance } from 'fastify'
import { UnknownPathError } from '../../errors.ts'
import { html, type Html } from '@rumo/contract/html'
import { isLoopback } from '../../infra/network/loopback.ts'
import type { Database } from '../../infra/database/db.ts'

const NEWEST = 50
const ADDRESS = /(https?:\/\/[^\s<]+)/

/** Shows the mails of a demonstration, where only this machine can read them. */
export function registerMailbox(app: FastifyInstance, db: Database): void {
  app.get(
    '/correio/demonstracao',
    { config: { acesso: 'publico' }, schema: { hide: true } },
    async ({ hostname }, reply) => {
      // Another site could point its name to this server and read the response in the browser (DNS rebinding).
      if (!isLoopback(hostname)) throw new UnknownPathError()
      const mails = await db
        .selectFrom('mensagens')
        .select(['para', 'assunto', 'texto', 'criada_em'])
        .orderBy('id', 'desc')
        .limit(NEWEST)
        .execute()
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      return pageOf(mails.map(articleOf)).markup
    },
  )
}

interface Mail {
  para: string
  assunto: string
  texto: string
}

function articleOf({ para, assunto, texto }: Mail): Html {
  const paragrafos = texto.trim().split('\n\n')
  return html`<article>
    <h2>${assunto}</h2>
    <p>Para ${para}</p>
    ${paragrafos.map((paragrafo) => html`<p>${withLinks(paragrafo)}</p>`)}
  </article>`
}

/** Splits a text into words and links, one link for each address. */
const withLinks = (words: string) =>
  words.split(ADDRESS).map((piece, index) => (index % 2 === 1 ? linkTo(piece) : piece))

/** The link's text leaves out the part after #, which is wider than a phone. */
const linkTo = (url: string) => html`<a href="${url}">${url.replace(/#.*/, '#…')}</a>`

const pageOf = (articles: readonly Html[]) =>
  html`<!doctype html>
    <html lang="pt-BR">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="color-scheme" content="light dark" />
      <title>E-mails da demonstração</title>
      <main>
        <h1>E-mails da demonstração</h1>
        <p>
          Este servidor não manda e-mails. Aqui está o que ele mandaria, do mais novo ao mais
          antigo.
        </p>
        ${articles.length > 0 ? articles : html`<p>Nada ainda.</p>`}
      </main>
    </html> `
