import { materias } from '@rumo/contract'
import { materiasSchemas } from '@rumo/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { MateriasRepository } from './materias.repository.ts'

export function materiasRoutes(app: FastifyInstance, repository: MateriasRepository): void {
  registerCall(
    app,
    materias.list,
    materiasSchemas.list,
    { tag: 'Matérias', summary: 'Lista as matérias em ordem alfabética' },
    async () => ({ dados: await repository.list() }),
  )
}
