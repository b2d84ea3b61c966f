import { cursos } from '@rumo/contract'
import { cursosSchemas } from '@rumo/contract/schemas/cursos'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { cursosRepository } from './cursos.repository.ts'

const serve = callsOf(cursos, cursosSchemas, 'Cursos', {
  list: 'Lista os cursos em ordem alfabética',
  one: 'Traz um curso',
  create: 'Cadastra um curso',
  update: 'Muda um curso',
  remove: 'Deleta um curso',
})
const existing = orMissing('curso_inexistente', 'Esse curso não existe.')

export const register: Register = (app, { db }) => {
  const repository = cursosRepository(db)
  serve(app, 'list', ({ query }) => repository.list(query))

  serve(app, 'one', async ({ params }) => ({
    dados: existing(await repository.find(params.id)),
  }))

  registerCrud(app, serve, {
    repository,
    existing,
    nome: 'Curso',
    genero: 'o',
  })
}
