import { redacoes, type Redacao } from '@rumo/contract'
import { redacoesSchemas } from '@rumo/contract/schemas/redacoes'
import { MissingRecordError, orMissing } from '../../errors.ts'
import type { Page } from '../../infra/lists/list-page.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerCrud } from '../../plugins/crud.ts'
import { redacoesRepository, type RedacoesRepository } from './redacoes.repository.ts'

const serve = callsOf(redacoes, redacoesSchemas, 'Redações', {
  list: 'Lista os temas de redação das provas que quem chama pode ver',
  one: 'Traz um tema de redação',
  ofProva: 'Lista os temas de redação de uma prova',
  create: 'Cadastra um tema de redação de uma prova',
  update: 'Muda um tema de redação',
  remove: 'Deleta um tema de redação com os textos que só ele tem',
})
const existing = orMissing('redacao_inexistente', 'Essa redação não existe.')

export const register: Register = (app, { db }) => {
  const repository = redacoesRepository(db)
  serve(app, 'list', async ({ query }, caller) => repository.list(await caller.audience(), query))
  serve(app, 'one', async ({ params }, caller) => ({
    dados: existing(await repository.find(params.id, await caller.audience())),
  }))
  serve(app, 'ofProva', async ({ params, query: { formato, ...asked } = {} }, caller) => {
    const page = await listOfProva(repository, params.id, await caller.audience(), asked)
    return formato === 'objeto' ? { dados: page.dados[0] ?? {} } : page
  })

  registerCrud(app, serve, {
    repository,
    existing,
    nome: 'Tema de redação',
    genero: 'o',
  })
}

/** Answers the id 0, which no prova has, with an empty list: older clients ask for it while no prova is chosen. */
async function listOfProva(
  repository: RedacoesRepository,
  ...[id, audience, asked]: Parameters<RedacoesRepository['listOfProva']>
): Promise<Page<Redacao>> {
  const page = id === 0 ? { dados: [] } : await repository.listOfProva(id, audience, asked)
  if (page) return page
  throw new MissingRecordError('prova_inexistente', 'Essa prova não existe.')
}
