import { questoes } from '@rumo/contract'
import { questoesSchemas } from '@rumo/contract/schemas/questoes'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { questoesRepository } from './questoes.repository.ts'

const serve = callsOf(questoes, questoesSchemas, 'Questões', {
  one: 'Traz uma questão',
  list: 'Lista as questões que não foram retiradas',
  create: 'Cadastra uma questão, ainda sem alternativas',
  update: 'Muda uma questão, sem as alternativas',
  remove: 'Deleta uma questão, ou a retira se já foi respondida',
})
const existing = orMissing('questao_inexistente', 'Essa questão não existe.')

export const register: Register = (app, { db }) => {
  const repository = questoesRepository(db)
  serve(app, 'one', async ({ params }, caller) => ({
    dados: existing(await repository.find(params.id, await caller.audience())),
  }))
  serve(app, 'list', ({ query }) => repository.list(query))
  registerCrud(app, serve, {
    nome: 'Questão',
    genero: 'a',
    mantida: 'retirada',
    repository,
    existing,
  })
}
