import { sessao } from '@rumo/contract'
import { sessaoSchemas } from '@rumo/contract/schemas/sessao'
import type { FastifyInstance } from 'fastify'
import type { Sessions } from '../../domain/accounts/sessions.ts'
import { registerCall } from '../../plugins/calls.ts'

export function sessaoRoutes(app: FastifyInstance, sessions: Sessions): void {
  registerCall(
    app,
    sessao.end,
    sessaoSchemas.end,
    { tag: 'Minha conta', summary: 'Sai: encerra o token enviado' },
    async (_input, caller) => {
      const session = await caller.find()
      if (session) await sessions.end(session)
      return { dados: null }
    },
  )
}
