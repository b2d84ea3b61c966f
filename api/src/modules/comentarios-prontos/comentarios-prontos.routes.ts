import { comentariosProntos } from '@rumo/contract'
import { comentariosProntosSchemas } from '@rumo/contract/schemas/comentarios-prontos'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { comentariosProntosRepository } from './comentarios-prontos.repository.ts'

const serve = callsOf(comentariosProntos, comentariosProntosSchemas, 'Comentários prontos', {
  list: 'Lista os comentários prontos de quem chama',
  save: 'Guarda os comentários prontos de quem chama, no lugar dos que havia',
})

export const register: Register = (app, { db }) => {
  const repository = comentariosProntosRepository(db)
  serve(app, 'list', async (_, caller) => ({
    dados: await repository.list(await caller.id()),
  }))

  serve(app, 'save', async ({ body }, caller) =>
    saved(await repository.save(await caller.id(), body), 'Comentários prontos salvos.'),
  )
}
