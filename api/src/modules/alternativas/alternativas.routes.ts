import { alternativas } from '@rumo/contract'
import { alternativasSchemas } from '@rumo/contract/schemas/alternativas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { AlternativasRepository } from './alternativas.repository.ts'

export function alternativasRoutes(app: FastifyInstance, repository: AlternativasRepository): void {
  registerCall(
    app,
    alternativas.list,
    alternativasSchemas.list,
    { tag: 'Alternativas', summary: 'Lista as alternativas de uma questão' },
    async ({ query }, caller) => ({
      dados: await repository.listOfQuestao(query.questaoId, await caller.audience()),
    }),
  )
}
