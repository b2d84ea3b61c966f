import { questoes } from '@rumo/contract'
import { questoesSchemas } from '@rumo/contract/schemas/questoes'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import type { QuestoesRepository } from './questoes.repository.ts'

export function questoesRoutes(app: FastifyInstance, repository: QuestoesRepository): void {
  registerCall(
    app,
    questoes.one,
    questoesSchemas.one,
    { tag: 'Questões', summary: 'Traz uma questão' },
    async ({ params }, caller) => {
      const dados = await repository.find(params.id, await caller.audience())
      if (!dados) throw new MissingRecordError('questao_inexistente', 'Essa questão não existe.')
      return { dados }
    },
  )
}
