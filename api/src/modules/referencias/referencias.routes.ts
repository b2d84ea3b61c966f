import { referencias } from '@rumo/contract'
import { referenciasSchemas } from '@rumo/contract/schemas/referencias'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { referenciasRepository } from './referencias.repository.ts'

const serve = callsOf(referencias, referenciasSchemas, 'Referências', {
  one: 'Traz uma referência',
  list: 'Lista as referências, também as que ninguém usa',
  create: 'Cadastra uma referência, ainda sem quem a use',
  update: 'Muda uma referência para todas as questões e temas que a usam',
  remove: 'Deleta uma referência que ninguém usa',
})
const existing = orMissing('referencia_inexistente', 'Essa referência não existe.')

export const register: Register = (app, { db }) => {
  const repository = referenciasRepository(db)
  serve(app, 'one', async ({ params }, caller) => ({
    dados: existing(await repository.find(params.id, await caller.audience())),
  }))
  serve(app, 'list', ({ query }) => repository.list(query))

  registerCrud(app, serve, {
    repository,
    existing,
    nome: 'Referência',
    genero: 'a',
  })
}
