import { rascunhos } from '@rumo/contract'
import { rascunhosSchemas } from '@rumo/contract/schemas/rascunhos'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { rascunhosRepository } from './rascunhos.repository.ts'

const serve = callsOf(rascunhos, rascunhosSchemas, 'Rascunhos', {
  one: 'Traz o rascunho de quem chama com esse nome, ou nada',
  save: 'Guarda o rascunho de quem chama, no lugar do que tem esse nome',
  remove: 'Esquece o rascunho de quem chama com esse nome, se houver',
})

export const register: Register = (app, { db }) => {
  const repository = rascunhosRepository(db)
  serve(app, 'one', async ({ params }, caller) => ({
    dados: await repository.find(await caller.id(), params.nome),
  }))

  serve(app, 'save', async ({ params, body }, caller) => {
    await repository.save(await caller.id(), params.nome, body)
    return saved(null, 'Rascunho guardado.')
  })

  serve(app, 'remove', async ({ params }, caller) => {
    await repository.remove(await caller.id(), params.nome)
    return saved(null, 'Rascunho esquecido.')
  })
}
