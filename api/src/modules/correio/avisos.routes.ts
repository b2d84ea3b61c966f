import { correio } from '@rumo/contract'
import { correioSchemas } from '@rumo/contract/schemas/correio'
import type { FastifyInstance } from 'fastify'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { avisosRepository } from './avisos.repository.ts'
import { semCorreio } from './sem-correio.ts'

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

const serve = callsOf(correio, correioSchemas, 'E-mails', {
  avisos: 'Diz de que a conta quer ser avisada por e-mail',
  changeAvisos: 'Muda de que a conta quer ser avisada por e-mail',
  stopAvisos: 'Para os avisos que o e-mail trouxe; também por um clique no programa de e-mail',
})

export const register: Register = (app, context) => {
  const avisos = avisosRepository(context.db)
  registerSaida(app, avisos, context.config.correio.site)

  serve(app, 'avisos', async (_, caller) => ({
    dados: await avisos.find(await caller.id()),
  }))

  serve(app, 'changeAvisos', async ({ body }, caller) => {
    if (body.redacao_corrigida && !context.correio)
      throw semCorreio('Este site não manda e-mails, então não há avisos.')
    await avisos.change(await caller.id(), body)
    return saved(body, 'Avisos salvos.')
  })
}

/** Serves the call that stops notices. Mail programs make this call too, with a form whose content is ignored. */
function registerSaida(
  app: FastifyInstance,
  avisos: ReturnType<typeof avisosRepository>,
  site = '/',
): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(FORMS, { parseAs: 'string' }, (_request, _body, done) => {
      done(null, null)
    })
    serve(scope, 'stopAvisos', async ({ query }) => {
      await avisos.stop(query.chave)
      return saved(null, 'Pronto: não mandamos mais esse aviso.')
    })
    // Mail programs without one-click unsubscribing open this address, and scanners of mails do, too. So opening it
    // changes nothing, and only redirects to a page that asks.
    scope.get<{ Querystring: { chave?: string } }>(
      '/correio/parar-avisos',
      { config: { acesso: 'publico' }, schema: { hide: true } },
      async ({ query }, reply) =>
        reply.redirect(`${site}parar-avisos#${encodeURIComponent(query.chave ?? '')}`),
    )
  })
}
