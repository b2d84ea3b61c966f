import { vestibulares } from '@rumo/contract'
import { vestibularesSchemas } from '@rumo/contract/schemas/vestibulares'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { registerCall } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { vestibularesRepository } from './vestibulares.repository.ts'

const TAG = { tag: 'Vestibulares' }
const existing = orMissing('vestibular_inexistente', 'Esse vestibular não existe.')

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = vestibularesRepository(db)
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

  registerCrud(app, {
    ...TAG,
    calls: vestibulares,
    schemas: vestibularesSchemas,
    repository,
    existing,
    nome: 'Vestibular',
    genero: 'o',
    summaries: {
      create: 'Cadastra um vestibular; há um por ano e semestre',
      update: 'Muda um vestibular',
      remove: 'Deleta um vestibular que não tem provas',
    },
  })
}
