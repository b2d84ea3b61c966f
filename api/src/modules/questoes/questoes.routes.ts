import { questoes } from '@rumo/contract'
import { questoesSchemas } from '@rumo/contract/schemas/questoes'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { questoesRepository } from './questoes.repository.ts'

const serve = callsOf(questoes, questoesSchemas, 'Questões')
const existing = orMissing('questao_inexistente', 'Essa questão não existe.')

export function register(app: FastifyInstance, { db }: Needs): void {
  const repository = questoesRepository(db)
  serve(app, 'one', 'Traz uma questão', async ({ params }, caller) => ({
    dados: existing(await repository.find(params.id, await caller.audience())),
  }))
  serve(app, 'list', 'Lista as questões que não foram retiradas', ({ query }) =>
    repository.list(query),
  )
  serve(app, 'create', 'Cadastra uma questão, ainda sem alternativas', async ({ body }, caller) =>
    saved(await repository.insert(body, await caller.id()), 'Questão cadastrada com sucesso.'),
  )
  serve(
    app,
    'update',
    'Muda uma questão, sem as alternativas',
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Questão editada com sucesso.')
    },
  )
  serve(
    app,
    'remove',
    'Deleta uma questão, ou a retira se já foi respondida',
    async ({ params }, caller) => {
      const outcome = existing(await repository.remove(params.id, await caller.id()))
      return saved(
        null,
        outcome === 'removed'
          ? 'Questão deletada com sucesso.'
          : 'Questão retirada: o que os alunos responderam continua guardado.',
      )
    },
  )
}
