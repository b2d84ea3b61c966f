import { resumo } from '@rumo/contract'
import { resumoSchemas } from '@rumo/contract/schemas/resumo'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { resumoRepository } from './resumo.repository.ts'
import { resumoService } from './resumo.service.ts'

const serve = callsOf(resumo, resumoSchemas, 'Resumo', {
  one: 'Diz o que há no acervo e o que falta',
})

export function register(app: FastifyInstance, { db }: Needs): void {
  const service = resumoService(resumoRepository(db))
  serve(app, 'one', async (_, caller) => ({
    dados: await service.read(await caller.id()),
  }))
}
