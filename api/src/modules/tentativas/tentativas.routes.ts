import { tentativas } from '@rumo/contract'
import { tentativasSchemas } from '@rumo/contract/schemas/tentativas'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { tentativasRepository } from './tentativas.repository.ts'

const serve = callsOf(tentativas, tentativasSchemas, 'Tentativas', {
  send: 'Guarda respostas que contam; as que já estão guardadas não mudam nada',
})

export const register: Register = (app, { config, db }) => {
  const repository = tentativasRepository(db, config.limits.tentativasPorConta)
  serve(app, 'send', async ({ body }, caller) => ({
    dados: await repository.receive(await caller.id(), body.tentativas, Date.now()),
  }))
}
