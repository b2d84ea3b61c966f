import { estatisticas } from '@rumo/contract'
import { estatisticasSchemas } from '@rumo/contract/schemas/estatisticas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { EstatisticasService } from './estatisticas.service.ts'

export function estatisticasRoutes(app: FastifyInstance, service: EstatisticasService): void {
  registerCall(
    app,
    estatisticas.own,
    estatisticasSchemas.own,
    { tag: 'Estatísticas', summary: 'Conta o que quem chama já praticou' },
    async (_input, caller) => ({ dados: await service.of(await caller.id(), Date.now()) }),
  )
}
