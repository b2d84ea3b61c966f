import { dependencias } from '@rumo/contract'
import { dependenciasSchemas } from '@rumo/contract/schemas/dependencias'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import type { DependenciasRepository } from './dependencias.repository.ts'

export function dependenciasRoutes(app: FastifyInstance, repository: DependenciasRepository): void {
  registerCall(
    app,
    dependencias.list,
    dependenciasSchemas.list,
    { tag: 'Dependências', summary: 'Conta o que depende de um registro, antes de deletá-lo' },
    async ({ params: { entidade, id } }) => {
      const dados = await repository.list(entidade, id)
      if (dados) return { dados }
      throw new MissingRecordError('registro_inexistente', 'Esse registro não existe.')
    },
  )
}
