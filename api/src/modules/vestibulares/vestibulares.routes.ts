import { vestibulares } from '@rumo/contract'
import { vestibularesSchemas } from '@rumo/contract/schemas/vestibulares'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { vestibularesRepository } from './vestibulares.repository.ts'

const serve = callsOf(vestibulares, vestibularesSchemas, 'Vestibulares', {
  list: 'Lista os vestibulares, do mais novo ao mais antigo',
  one: 'Traz um vestibular',
  create: 'Cadastra um vestibular; há um por ano e semestre',
  update: 'Muda um vestibular',
  remove: 'Deleta um vestibular que não tem provas',
})
const existing = orMissing('vestibular_inexistente', 'Esse vestibular não existe.')

export const register: Register = (app, { db }) => {
  const repository = vestibularesRepository(db)
  serve(app, 'list', ({ query }) => repository.list(query))

  serve(app, 'one', async ({ params }) => ({
    dados: existing(await repository.find(params.id)),
  }))

  registerCrud(app, serve, {
    repository,
    existing,
    nome: 'Vestibular',
    genero: 'o',
  })
}
