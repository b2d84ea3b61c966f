import { materias } from '@rumo/contract'
import { materiasSchemas } from '@rumo/contract/schemas/materias'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import type { MateriasRepository } from './materias.repository.ts'

const TAG = { tag: 'Matérias' }

export function materiasRoutes(app: FastifyInstance, repository: MateriasRepository): void {
  registerCall(
    app,
    materias.list,
    materiasSchemas.list,
    { ...TAG, summary: 'Lista as matérias em ordem alfabética' },
    ({ query }) => repository.list(query),
  )

  registerCall(
    app,
    materias.create,
    materiasSchemas.create,
    { ...TAG, summary: 'Cadastra uma matéria' },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), 'Matéria cadastrada com sucesso.'),
  )

  registerCall(
    app,
    materias.update,
    materiasSchemas.update,
    { ...TAG, summary: 'Muda uma matéria' },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Matéria editada com sucesso.')
    },
  )

  registerCall(
    app,
    materias.remove,
    materiasSchemas.remove,
    { ...TAG, summary: 'Deleta uma matéria que nenhuma questão tem' },
    async ({ params }, caller) => {
      existing((await repository.remove(params.id, await caller.id())) || undefined)
      return saved(null, 'Matéria deletada com sucesso.')
    },
  )
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new MissingRecordError('materia_inexistente', 'Essa matéria não existe.')
  }
  return found
}
