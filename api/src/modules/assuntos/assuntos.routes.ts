import { assuntos } from '@rumo/contract'
import { assuntosSchemas } from '@rumo/contract/schemas/assuntos'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { assuntosRepository } from './assuntos.repository.ts'

const TAG = 'Assuntos'
const serve = callsOf(assuntos, assuntosSchemas, TAG)
const existing = orMissing('assunto_inexistente', 'Esse assunto não existe.')

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = assuntosRepository(db)
  serve(app, 'list', 'Lista os assuntos na ordem das matérias e na sua', ({ query }) =>
    repository.list(query),
  )

  serve(app, 'one', 'Traz um assunto', async ({ params }) => ({
    dados: existing(await repository.find(params.id)),
  }))

  registerCrud(app, {
    tag: TAG,
    calls: assuntos,
    schemas: assuntosSchemas,
    repository,
    existing,
    nome: 'Assunto',
    genero: 'o',
    summaries: {
      create: 'Cadastra um assunto de uma matéria',
      update: 'Muda um assunto',
      remove: 'Deleta um assunto; as questões dele ficam sem assunto',
    },
  })
}
