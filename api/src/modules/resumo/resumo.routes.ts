import { resumo } from '@rumo/contract'
import { resumoSchemas } from '@rumo/contract/schemas/resumo'
import type { FastifyInstance } from 'fastify'
import { registerCall } from '../../plugins/calls.ts'
import type { ResumoService } from './resumo.service.ts'

export function resumoRoutes(app: FastifyInstance, service: ResumoService): void {
  registerCall(
    app,
    resumo.one,
    resumoSchemas.one,
    { tag: 'Resumo', summary: 'Diz o que há no acervo e o que falta' },
    async () => ({ dados: await service.read() }),
  )
}
