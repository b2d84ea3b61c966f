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
    { ...TAG, summary: 'Lista os temas de redação das provas publicadas' },
    async () => ({ dados: await repository.list() }),
  )
  registerCall(
    app,
    redacoes.one,
    redacoesSchemas.one,
    { ...TAG, summary: 'Traz um tema de redação' },
    async ({ params }) => {
      const dados = await repository.find(params.id)
      if (!dados) throw new MissingRecordError('redacao_inexistente', 'Essa redação não existe.')
      return { dados }
    },
  )
  registerCall(
    app,
    redacoes.ofProva,
    redacoesSchemas.ofProva,
    { ...TAG, summary: 'Lista os temas de redação de uma prova' },
    async ({ params }) => {
      const dados = await repository.listOfProva(params.id)
      if (!dados) throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
      return { dados }
    },
  )
}
