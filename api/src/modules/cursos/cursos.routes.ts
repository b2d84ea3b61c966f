import { cursos } from '@rumo/contract'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import type { CursosRepository } from './cursos.repository.ts'

const TAG = { tag: 'Cursos' }

export function cursosRoutes(app: FastifyInstance, repository: CursosRepository): void {
  registerCall(
    app,
    cursos.list,
    cursosSchemas.list,
    { ...TAG, summary: 'Lista os cursos em ordem alfabética' },
    ({ query }) => repository.list(query),
  )

  registerCall(
    app,
    cursos.one,
    cursosSchemas.one,
    { ...TAG, summary: 'Traz um curso' },
    async ({ params }) => ({ dados: existing(await repository.find(params.id)) }),
  )

  registerCall(
    app,
    cursos.create,
    cursosSchemas.create,
    { ...TAG, summary: 'Cadastra um curso' },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), 'Curso cadastrado com sucesso.'),
  )

  registerCall(
    app,
    cursos.update,
    cursosSchemas.update,
    { ...TAG, summary: 'Muda um curso' },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Curso editado com sucesso.')
    },
  )

  registerCall(
    app,
    cursos.remove,
    cursosSchemas.remove,
    { ...TAG, summary: 'Deleta um curso' },
    async ({ params }, caller) => {
      existing((await repository.remove(params.id, await caller.id())) || undefined)
      return saved(null, 'Curso deletado com sucesso.')
    },
  )
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new MissingRecordError('curso_inexistente', 'Esse curso não existe.')
  }
  return found
}
