import { sessao } from '@rumo/contract'
import { sessaoSchemas } from '@rumo/contract/schemas/sessao'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../needs.ts'
import { registerCall } from '../../plugins/calls.ts'

export function register(app: FastifyInstance, { sessions }: Needs): void {
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
