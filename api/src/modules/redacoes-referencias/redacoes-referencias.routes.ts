import { redacoesReferencias } from '@rumo/contract'
import { redacoesReferenciasSchemas } from '@rumo/contract/schemas/redacoes-referencias'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { RedacoesReferenciasRepository } from './redacoes-referencias.repository.ts'

export function redacoesReferenciasRoutes(
  app: FastifyInstance,
  repository: RedacoesReferenciasRepository,
): void {
  registerCall(
    app,
    redacoesReferencias.list,
    redacoesReferenciasSchemas.list,
    { tag: 'Referências', summary: 'Lista que redações usam que referências' },
    async (_input, caller) => ({ dados: await repository.list(await caller.audience()) }),
  )
}
