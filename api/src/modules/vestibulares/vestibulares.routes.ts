import { vestibulares } from '@rumo/contract'
import { vestibularesSchemas } from '@rumo/contract/schemas/vestibulares'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import type { VestibularesRepository } from './vestibulares.repository.ts'

const TAG = { tag: 'Vestibulares' }

export function vestibularesRoutes(app: FastifyInstance, repository: VestibularesRepository): void {
  registerCall(
    app,
    vestibulares.list,
    vestibularesSchemas.list,
    { ...TAG, summary: 'Lista os vestibulares, do mais novo ao mais antigo' },
    ({ query }) => repository.list(query),
  )

  registerCall(
    app,
    vestibulares.one,
    vestibularesSchemas.one,
    { ...TAG, summary: 'Traz um vestibular' },
    async ({ params }) => ({ dados: existing(await repository.find(params.id)) }),
  )

  registerCall(
    app,
    vestibulares.create,
    vestibularesSchemas.create,
    { ...TAG, summary: 'Cadastra um vestibular; há um por ano e semestre' },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), 'Vestibular cadastrado com sucesso.'),
  )

  registerCall(
    app,
    vestibulares.update,
    vestibularesSchemas.update,
    { ...TAG, summary: 'Muda um vestibular' },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Vestibular editado com sucesso.')
    },
  )

  registerCall(
    app,
    vestibulares.remove,
    vestibularesSchemas.remove,
    { ...TAG, summary: 'Deleta um vestibular que não tem provas' },
    async ({ params }, caller) => {
      existing((await repository.remove(params.id, await caller.id())) || undefined)
      return saved(null, 'Vestibular deletado com sucesso.')
    },
  )
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new MissingRecordError('vestibular_inexistente', 'Esse vestibular não existe.')
  }
  return found
}
