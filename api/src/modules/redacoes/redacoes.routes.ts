import { redacoes, type Redacao } from '@rumo/contract'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import type { Page } from '../../infra/lists/list-page.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import type { RedacoesRepository } from './redacoes.repository.ts'

const TAG = { tag: 'Redações' }

export function redacoesRoutes(app: FastifyInstance, repository: RedacoesRepository): void {
  registerReading(app, repository)

  registerCall(
    app,
    redacoes.create,
    redacoesSchemas.create,
    { ...TAG, summary: 'Cadastra um tema de redação de uma prova' },
    async ({ body }, caller) =>
      saved(
        await repository.insert(body, await caller.id()),
        'Tema de redação cadastrado com sucesso.',
      ),
  )

  registerCall(
    app,
    redacoes.update,
    redacoesSchemas.update,
    { ...TAG, summary: 'Muda um tema de redação' },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Tema de redação editado com sucesso.')
    },
  )

  registerCall(
    app,
    redacoes.remove,
    redacoesSchemas.remove,
    { ...TAG, summary: 'Deleta um tema de redação com os textos que só ele tem' },
    async ({ params }, caller) => {
      existing((await repository.remove(params.id, await caller.id())) || undefined)
      return saved(null, 'Tema de redação deletado com sucesso.')
    },
  )
}

function registerReading(app: FastifyInstance, repository: RedacoesRepository): void {
  registerCall(
    app,
    redacoes.list,
    redacoesSchemas.list,
    { ...TAG, summary: 'Lista os temas de redação das provas que quem chama pode ver' },
    async ({ query }, caller) => repository.list(await caller.audience(), query),
  )
  registerCall(
    app,
    redacoes.one,
    redacoesSchemas.one,
    { ...TAG, summary: 'Traz um tema de redação' },
    async ({ params }, caller) => ({
      dados: existing(await repository.find(params.id, await caller.audience())),
    }),
  )
  registerCall(
    app,
    redacoes.ofProva,
    redacoesSchemas.ofProva,
    { ...TAG, summary: 'Lista os temas de redação de uma prova' },
    async ({ params, query: { formato, ...asked } = {} }, caller) => {
      const page = await listOfProva(repository, params.id, await caller.audience(), asked)
      return formato === 'objeto' ? { dados: page.dados[0] ?? {} } : page
    },
  )
}

/** No prova has the id 0: older clients ask for it while no prova is chosen. */
async function listOfProva(
  repository: RedacoesRepository,
  ...[id, audience, asked]: Parameters<RedacoesRepository['listOfProva']>
): Promise<Page<Redacao>> {
  const page = id === 0 ? { dados: [] } : await repository.listOfProva(id, audience, asked)
  if (page) return page
  throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new MissingRecordError('redacao_inexistente', 'Essa redação não existe.')
  }
  return found
}
