import { referencias } from '@rumo/contract'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { registerCall } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { referenciasRepository } from './referencias.repository.ts'

const TAG = { tag: 'Referências' }
const existing = orMissing('referencia_inexistente', 'Essa referência não existe.')

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = referenciasRepository(db)
  registerCall(
    app,
    referencias.one,
    referenciasSchemas.one,
    { ...TAG, summary: 'Traz uma referência' },
    async ({ params }, caller) => ({
      dados: existing(await repository.find(params.id, await caller.audience())),
    }),
  )
  registerCall(
    app,
    referencias.list,
    referenciasSchemas.list,
    { ...TAG, summary: 'Lista as referências, também as que ninguém usa' },
    ({ query }) => repository.list(query),
  )

  registerCrud(app, {
    ...TAG,
    calls: referencias,
    schemas: referenciasSchemas,
    repository,
    existing,
    nome: 'Referência',
    genero: 'a',
    summaries: {
      create: 'Cadastra uma referência, ainda sem quem a use',
      update: 'Muda uma referência para todas as questões e temas que a usam',
      remove: 'Deleta uma referência que ninguém usa',
    },
  })
}
