import { materias } from '@rumo/contract'
import { materiasSchemas } from '@rumo/contract/schemas/materias'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { materiasRepository } from './materias.repository.ts'

const serve = callsOf(materias, materiasSchemas, 'Matérias', {
  list: 'Lista as matérias em ordem alfabética',
  create: 'Cadastra uma matéria',
  update: 'Muda uma matéria',
  remove: 'Deleta uma matéria que nenhuma questão tem',
})
const existing = orMissing('materia_inexistente', 'Essa matéria não existe.')

export const register: Register = (app, { db }) => {
  const repository = materiasRepository(db)
  serve(app, 'list', ({ query }) => repository.list(query))

  registerCrud(app, serve, {
    repository,
    existing,
    nome: 'Matéria',
    genero: 'a',
  })
}
