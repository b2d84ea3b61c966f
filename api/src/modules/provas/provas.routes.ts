import { provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { ProvasRepository } from './provas.repository.ts'

export function provasRoutes(app: FastifyInstance, repository: ProvasRepository): void {
  registerCall(
    app,
    provas.list,
    provasSchemas.list,
    { tag: 'Provas', summary: 'Lista as provas publicadas, das mais novas às mais antigas' },
    async () => ({ dados: await repository.list() }),
  )
}
