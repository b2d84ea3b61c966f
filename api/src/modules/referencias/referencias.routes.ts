import { referencias } from '@rumo/contract'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { referenciasRepository } from './referencias.repository.ts'

const TAG = 'Referências'
const serve = callsOf(referencias, referenciasSchemas, TAG)
const existing = orMissing('referencia_inexistente', 'Essa referência não existe.')

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = referenciasRepository(db)
  serve(app, 'one', 'Traz uma referência', async ({ params }, caller) => ({
    dados: existing(await repository.find(params.id, await caller.audience())),
  }))
  serve(app, 'list', 'Lista as referências, também as que ninguém usa', ({ query }) =>
    repository.list(query),
  )

  registerCrud(app, {
    tag: TAG,
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
