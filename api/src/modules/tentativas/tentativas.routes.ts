import { tentativas } from '@rumo/contract'
import { tentativasSchemas } from '@rumo/contract/schemas/tentativas'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { tentativasRepository } from './tentativas.repository.ts'

const serve = callsOf(tentativas, tentativasSchemas, 'Tentativas', {
  send: 'Guarda respostas que contam; as que já estão guardadas não mudam nada',
})

export function register(app: FastifyInstance, { config, db }: Needs): void {
  const repository = tentativasRepository(db, config.limits.tentativasPorConta)
  serve(app, 'send', async ({ body }, caller) => ({
    dados: await repository.receive(await caller.id(), body.tentativas, Date.now()),
  }))
}
