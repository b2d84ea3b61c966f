import { questoesReferencias } from '@rumo/contract'
import { questoesReferenciasSchemas } from '@rumo/contract/schemas/questoes-referencias'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { QuestoesReferenciasRepository } from './questoes-referencias.repository.ts'

export function questoesReferenciasRoutes(
  app: FastifyInstance,
  repository: QuestoesReferenciasRepository,
): void {
  registerCall(
    app,
    questoesReferencias.list,
    questoesReferenciasSchemas.list,
    {
      tag: 'Referências',
      summary:
        'Lista que questões usam que referências; a que não usa nenhuma vem com id_referencia nulo',
    },
    async (_input, caller) => ({ dados: await repository.list(await caller.audience()) }),
  )
}
