import { type Prova, provas } from '@rumo/contract'
import { provasSchemas } from '@rumo/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import type { Caller } from '../../plugins/caller.ts'
import { registerCall } from '../../plugins/calls.ts'
import type { ProvasRepository } from './provas.repository.ts'

const TAG = { tag: 'Provas' }

interface ById {
  params: { id: number }
}

export function provasRoutes(app: FastifyInstance, repository: ProvasRepository): void {
  async function find({ params }: ById, caller: Caller): Promise<{ dados: Prova }> {
    const dados = await repository.find(params.id, await caller.audience())
    if (!dados) throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
    return { dados }
  }

  registerCall(
    app,
    provas.list,
    provasSchemas.list,
    { ...TAG, summary: 'Lista as provas que quem chama pode ver, das mais novas às mais antigas' },
    async (_input, caller) => ({ dados: await repository.list(await caller.audience()) }),
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
    async ({ params }, caller) => {
      const dados = await repository.listOfVestibular(params.id, await caller.audience())
      if (!dados) {
        throw new MissingRecordError('vestibular_inexistente', 'Esse vestibular não existe.')
      }
      return { dados }
    },
  )
}
