import { referencias } from '@rumo/contract'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import type { ReferenciasRepository } from './referencias.repository.ts'

const TAG = { tag: 'Referências' }

export function referenciasRoutes(app: FastifyInstance, repository: ReferenciasRepository): void {
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
  registerCall(
    app,
    referencias.create,
    referenciasSchemas.create,
    { ...TAG, summary: 'Cadastra uma referência, ainda sem quem a use' },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), 'Referência cadastrada com sucesso.'),
  )
  registerCall(
    app,
    referencias.update,
    referenciasSchemas.update,
    { ...TAG, summary: 'Muda uma referência para todas as questões e temas que a usam' },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Referência editada com sucesso.')
    },
  )
  registerCall(
    app,
    referencias.remove,
    referenciasSchemas.remove,
    { ...TAG, summary: 'Deleta uma referência que ninguém usa' },
    async ({ params }, caller) => {
      existing((await repository.remove(params.id, await caller.id())) || undefined)
      return saved(null, 'Referência deletada com sucesso.')
    },
  )
}

function existing<Found>(found: Found | undefined): Found {
  if (found !== undefined) return found
  throw new MissingRecordError('referencia_inexistente', 'Essa referência não existe.')
}
