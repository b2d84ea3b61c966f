import { tentativas } from '@rumo/contract'
import { tentativasSchemas } from '@rumo/contract/schemas/tentativas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { TentativasRepository } from './tentativas.repository.ts'

export function tentativasRoutes(app: FastifyInstance, repository: TentativasRepository): void {
  registerCall(
    app,
    tentativas.send,
    tentativasSchemas.send,
    {
      tag: 'Tentativas',
      summary: 'Guarda respostas que contam; as que já estão guardadas não mudam nada',
    },
    async ({ body }, caller) => ({
      dados: await repository.receive(await caller.id(), body.tentativas, Date.now()),
    }),
  )
}
