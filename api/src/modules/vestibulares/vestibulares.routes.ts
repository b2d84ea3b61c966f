import { vestibulares } from '@rumo/contract'
import { vestibularesSchemas } from '@rumo/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { VestibularesRepository } from './vestibulares.repository.ts'

export function vestibularesRoutes(app: FastifyInstance, repository: VestibularesRepository): void {
  registerCall(
    app,
    vestibulares.list,
    vestibularesSchemas.list,
    { tag: 'Vestibulares', summary: 'Lista os vestibulares, do mais novo ao mais antigo' },
    async () => ({ dados: await repository.list() }),
  )
}
