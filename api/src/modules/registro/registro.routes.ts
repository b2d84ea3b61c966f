import { registro } from '@rumo/contract'
import { registroSchemas } from '@rumo/contract/schemas/registro'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { RegistroRepository } from './registro.repository.ts'

export function registroRoutes(app: FastifyInstance, repository: RegistroRepository): void {
  registerCall(
    app,
    registro.list,
    registroSchemas.list,
    { tag: 'Registro', summary: 'Lista quem mudou o quê, e como era antes e depois' },
    ({ query = {} }) => repository.list(query),
  )
}
