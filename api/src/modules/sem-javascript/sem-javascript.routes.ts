import { SEM_JAVASCRIPT } from '@rumo/contract'
import { html } from '@rumo/contract/html'
import type { FastifyReply } from 'fastify'
import { keepByContent } from '../../infra/cache/content-version.ts'
import type { Register } from '../../module-context.ts'
import { beginRefusal } from '../../plugins/error-handler.ts'
import { paginaOf, POLICY } from './pagina.ts'
import { provasAnteriores } from './provas-anteriores.ts'
import { semJavascriptRepository } from './sem-javascript.repository.ts'
import { temasRedacao } from './temas-redacao.ts'

/** The pages for candidates whose browser runs no scripts (docs/decisions/site.md). */
export const register: Register = (app, { db, home }) => {
  const repository = semJavascriptRepository(db)
  const pages = {
    '/provas-anteriores': async () => provasAnteriores(await repository.provas(), home),
    '/temas-redacao': async () => temasRedacao(await repository.temas(), home),
  } satisfies Record<keyof typeof SEM_JAVASCRIPT, () => Promise<string>>
  const kept = keepByContent<string>(db, Object.keys(pages).length)

  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    app.get(
      `/${SEM_JAVASCRIPT[name]}`,
      {
        config: { acesso: 'publico' },
        schema: { hide: true },
        // A candidate sees the answer in place of the page.
        errorHandler(error, request, reply) {
          const { titulo, mensagem } = beginRefusal(error, request, reply)
          const content = html`<p>${mensagem}</p>`
          void asPagina(reply).send(paginaOf({ titulo, home, content }))
        },
      },
      async (_request, reply) => {
        asPagina(reply)
        return kept(name, pages[name])
      },
    )
  }
}

const asPagina = (reply: FastifyReply) =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY)
