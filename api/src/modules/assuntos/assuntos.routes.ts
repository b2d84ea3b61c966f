import { assuntos } from '@rumo/contract'
import { assuntosSchemas } from '@rumo/contract/schemas/assuntos'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { assuntosRepository } from './assuntos.repository.ts'

const serve = callsOf(assuntos, assuntosSchemas, 'Assuntos', {
  list: 'Lista os assuntos na ordem das matérias e na sua',
  one: 'Traz um assunto',
  create: 'Cadastra um assunto de uma matéria',
  update: 'Muda um assunto',
  remove: 'Deleta um assunto; as questões dele ficam sem assunto',
})
const existing = orMissing('assunto_inexistente', 'Esse assunto não existe.')

export const register: Register = (app, { db }) => {
  const repository = assuntosRepository(db)
  serve(app, 'list', ({ query }) => repository.list(query))

  serve(app, 'one', async ({ params }) => ({
    dados: existing(await repository.find(params.id)),
  }))

  registerCrud(app, serve, {
    repository,
    existing,
    nome: 'Assunto',
    genero: 'o',
  })
}
