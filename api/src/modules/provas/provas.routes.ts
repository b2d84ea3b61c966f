import { type Prova, provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas/provas'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError, orMissing } from '../../errors.ts'
import { removeUnnamed } from '../../domain/arquivos/sweep-files.ts'
import type { Needs } from '../../needs.ts'
import type { Caller } from '../../plugins/caller.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { provasRepository, type ProvasRepository } from './provas.repository.ts'
import { provasService } from './provas.service.ts'

const TAG = { tag: 'Provas' }
const existing = orMissing('prova_inexistente', 'Essa prova não existe.')

interface ById {
  params: { id: number }
}

export function register(app: FastifyInstance, { db, storage }: Needs): void {
  const repository = provasRepository(db)
  const service = provasService({
    repository,
    removeUnnamed: (addresses) => removeUnnamed({ db, storage, nowMs: Date.now() }, addresses),
  })
  registerReading(app, repository)

  registerCall(
    app,
    provas.create,
    provasSchemas.create,
    { ...TAG, summary: 'Cadastra uma prova; sem `publicada` ela é publicada' },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), 'Prova cadastrada com sucesso.'),
  )

  registerCall(
    app,
    provas.update,
    provasSchemas.update,
    { ...TAG, summary: 'Muda uma prova' },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Prova editada com sucesso.')
    },
  )

  registerCall(
    app,
    provas.remove,
    provasSchemas.remove,
    {
      ...TAG,
      summary:
        'Deleta uma prova com suas questões, seus temas de redação e seus arquivos; tira do ar a já respondida',
    },
    async ({ params }, caller) => {
      const outcome = existing(await service.remove(params.id, await caller.id()))
      return saved(
        null,
        outcome === 'removed'
          ? 'Prova deletada com sucesso.'
          : 'Prova tirada do ar: o que estudantes responderam continua guardado.',
      )
    },
  )
}

function registerReading(app: FastifyInstance, repository: ProvasRepository): void {
  async function find({ params }: ById, caller: Caller): Promise<{ dados: Prova }> {
    return { dados: existing(await repository.find(params.id, await caller.audience())) }
  }

  registerCall(
    app,
    provas.list,
    provasSchemas.list,
    { ...TAG, summary: 'Lista as provas que quem chama pode ver, das mais novas às mais antigas' },
    async ({ query }, caller) => repository.list(await caller.audience(), query),
  )
  registerCall(app, provas.one, provasSchemas.one, { ...TAG, summary: 'Traz uma prova' }, find)
  registerCall(
    app,
    provas.fetch,
    provasSchemas.fetch,
    { ...TAG, summary: 'Traz uma prova, como GET; o corpo não importa' },
    find,
  )
  registerCall(
    app,
    provas.ofVestibular,
    provasSchemas.ofVestibular,
    { ...TAG, summary: 'Lista as provas de um vestibular' },
    async ({ params, query }, caller) => {
      const page = await repository.listOfVestibular(params.id, await caller.audience(), query)
      if (page) return page
      throw new MissingRecordError('vestibular_inexistente', 'Esse vestibular não existe.')
    },
  )
}
