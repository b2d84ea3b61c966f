import { dependencias } from '@rumo/contract'
import { dependenciasSchemas } from '@rumo/contract/schemas/dependencias'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { dependenciasRepository } from './dependencias.repository.ts'

const serve = callsOf(dependencias, dependenciasSchemas, 'Dependências', {
  list: 'Conta o que depende de um registro, antes de deletá-lo',
})

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = dependenciasRepository(db)
  serve(app, 'list', async ({ params: { entidade, id } }) => {
    const dados = await repository.list(entidade, id)
    if (dados) return { dados }
    throw new MissingRecordError('registro_inexistente', 'Esse registro não existe.')
  })
}
