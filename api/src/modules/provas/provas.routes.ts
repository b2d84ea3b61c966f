import { type ById, type Prova, provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { MissingRecordError, orMissing } from '../../errors.ts'
import { removeUnnamed } from '../../domain/arquivos/sweep-files.ts'
import type { Register } from '../../module-context.ts'
import type { Caller } from '../../plugins/caller.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { provasRepository } from './provas.repository.ts'

const serve = callsOf(provas, provasSchemas, 'Provas', {
  create: 'Cadastra uma prova; sem `publicada` ela é publicada',
  update: 'Muda uma prova',
  remove:
    'Deleta uma prova com suas questões, seus temas de redação e seus arquivos; põe em rascunho a já respondida',
  list: 'Lista as provas que quem chama pode ver, das mais novas às mais antigas',
  one: 'Traz uma prova',
  fetch: 'Traz uma prova, como GET; o corpo não importa',
  ofVestibular: 'Lista as provas de um vestibular',
})
const existing = orMissing('prova_inexistente', 'Essa prova não existe.')

export const register: Register = (app, { db, storage }) => {
  const repository = provasRepository(db)

  async function find({ params }: ById, caller: Caller): Promise<{ dados: Prova }> {
    return { dados: existing(await repository.find(params.id, await caller.audience())) }
  }

  serve(app, 'list', async ({ query }, caller) => repository.list(await caller.audience(), query))
  serve(app, 'one', find)
  serve(app, 'fetch', find)
  serve(app, 'ofVestibular', async ({ params, query }, caller) => {
    const page = await repository.listOfVestibular(params.id, await caller.audience(), query)
    if (page) return page
    throw new MissingRecordError('vestibular_inexistente', 'Esse vestibular não existe.')
  })

  registerCrud(app, serve, {
    nome: 'Prova',
    genero: 'a',
    mantida: 'posta em rascunho',
    repository: {
      ...repository,
      async remove(id, autor) {
        const removed = await repository.remove(id, autor)
        if (!removed) return false
        // The prova is already removed: files that cannot be removed wait for the next sweep.
        const sweeping = removeUnnamed({ db, storage, nowMs: Date.now() }, removed.addresses)
        await Promise.allSettled([sweeping])
        return removed.isHeld ? 'kept' : true
      },
    },
    existing,
  })
}
