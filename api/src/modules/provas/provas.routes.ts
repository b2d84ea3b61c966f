import { type Prova, provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import { MissingRecordError, orMissing } from '../../errors.ts'
import { removeUnnamed } from '../../domain/arquivos/sweep-files.ts'
import type { Register } from '../../needs.ts'
import type { Caller } from '../../plugins/caller.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { provasRepository } from './provas.repository.ts'
import { provasService } from './provas.service.ts'

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

interface ById {
  params: { id: number }
}

export const register: Register = (app, { db, storage }) => {
  const repository = provasRepository(db)
  const service = provasService({
    repository,
    removeUnnamed: (addresses) => removeUnnamed({ db, storage, nowMs: Date.now() }, addresses),
  })

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

  serve(app, 'create', async ({ body }, caller) =>
    saved(await repository.insert(body, await caller.id()), 'Prova cadastrada com sucesso.'),
  )

  serve(app, 'update', async ({ params, body }, caller) => {
    const dados = existing(await repository.change(params.id, body, await caller.id()))
    return saved(dados, 'Prova editada com sucesso.')
  })

  serve(app, 'remove', async ({ params }, caller) => {
    const outcome = existing(await service.remove(params.id, await caller.id()))
    return saved(
      null,
      outcome === 'removed'
        ? 'Prova deletada com sucesso.'
        : 'Prova posta em rascunho: o que os alunos responderam continua guardado.',
    )
  })
}
