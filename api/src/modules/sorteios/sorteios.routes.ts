import { sorteios } from '@rumo/contract'
import { sorteiosSchemas } from '@rumo/contract/schemas/sorteios'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { SorteiosService } from './sorteios.service.ts'

export function sorteiosRoutes(app: FastifyInstance, service: SorteiosService): void {
  registerCall(
    app,
    sorteios.create,
    sorteiosSchemas.create,
    {
      tag: 'Sorteios',
      summary: 'Sorteia questões, cada uma com alternativas, referências, matéria e prova',
    },
    async ({ body }) => ({ dados: await service.draw(body) }),
  )
}
