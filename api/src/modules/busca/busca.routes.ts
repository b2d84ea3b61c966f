import { busca } from '@rumo/contract'
import { buscaSchemas } from '@rumo/contract/schemas/busca'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { buscaRepository } from './busca.repository.ts'

const serve = callsOf(busca, buscaSchemas, 'Busca', {
  questoes: 'Busca questões publicadas por palavras',
})

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = buscaRepository(db)
  serve(app, 'questoes', ({ query }) => repository.page(query))
}
