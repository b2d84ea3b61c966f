import { redacoes } from '@rumo/contract'
import { redacoesSchemas } from '@rumo/contract/schemas'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import type { RedacoesRepository } from './redacoes.repository.ts'

const TAG = { tag: 'Redações' }

export function redacoesRoutes(app: FastifyInstance, repository: RedacoesRepository): void {
  registerCall(
    app,
    redacoes.list,
    redacoesSchemas.list,
    { ...TAG, summary: 'Lista os temas de redação das provas que quem chama pode ver' },
    async (_input, caller) => ({ dados: await repository.list(await caller.audience()) }),
  )
  registerCall(
    app,
    redacoes.one,
    redacoesSchemas.one,
    { ...TAG, summary: 'Traz um tema de redação' },
    async ({ params }, caller) => {
      const dados = await repository.find(params.id, await caller.audience())
      if (!dados) throw new MissingRecordError('redacao_inexistente', 'Essa redação não existe.')
      return { dados }
    },
  )
  registerCall(
    app,
    redacoes.ofProva,
    redacoesSchemas.ofProva,
    { ...TAG, summary: 'Lista os temas de redação de uma prova' },
    async ({ params }, caller) => {
      const dados = await repository.listOfProva(params.id, await caller.audience())
      if (!dados) throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
      return { dados }
    },
  )
}
