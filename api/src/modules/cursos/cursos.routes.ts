import { cursos } from '@rumo/contract'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { cursosRepository } from './cursos.repository.ts'

const TAG = 'Cursos'
const serve = callsOf(cursos, cursosSchemas, TAG)
const existing = orMissing('curso_inexistente', 'Esse curso não existe.')

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = cursosRepository(db)
  serve(app, 'list', 'Lista os cursos em ordem alfabética', ({ query }) => repository.list(query))

  serve(app, 'one', 'Traz um curso', async ({ params }) => ({
    dados: existing(await repository.find(params.id)),
  }))

  registerCrud(app, {
    tag: TAG,
    calls: cursos,
    schemas: cursosSchemas,
    repository,
    existing,
    nome: 'Curso',
    genero: 'o',
    summaries: {
      create: 'Cadastra um curso',
      update: 'Muda um curso',
      remove: 'Deleta um curso',
    },
  })
}
