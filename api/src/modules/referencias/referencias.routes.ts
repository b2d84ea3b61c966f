import { referencias } from '@rumo/contract'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import type { ReferenciasRepository } from './referencias.repository.ts'

export function referenciasRoutes(app: FastifyInstance, repository: ReferenciasRepository): void {
  registerCall(
    app,
    referencias.one,
    referenciasSchemas.one,
    { tag: 'Referências', summary: 'Traz uma referência' },
    async ({ params }, caller) => {
      const dados = await repository.find(params.id, await caller.audience())
      if (!dados) {
        throw new MissingRecordError('referencia_inexistente', 'Essa referência não existe.')
      }
      return { dados }
    },
  )
}
