import { edicao } from '@rumo/contract'
import { edicaoSchemas } from '@rumo/contract/schemas/edicao'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import type { EdicaoListaRepository } from './edicao-lista.repository.ts'
import type { EdicaoQuestaoRepository } from './edicao-questao.repository.ts'
import type { EdicaoSelecaoRepository } from './edicao-selecao.repository.ts'

const TAG = { tag: 'Edição' }

interface Needs {
  lista: EdicaoListaRepository
  questao: EdicaoQuestaoRepository
  selecao: EdicaoSelecaoRepository
}

export function edicaoRoutes(app: FastifyInstance, { lista, questao, selecao }: Needs): void {
  registerLists(app, lista)
  registerQuestao(app, questao)
  registerSelection(app, selecao)
}

function registerLists(app: FastifyInstance, lista: EdicaoListaRepository): void {
  registerCall(
    app,
    edicao.listQuestoes,
    edicaoSchemas.listQuestoes,
    { ...TAG, summary: 'Lista as questões, com o que falta a cada uma' },
    ({ query }) => lista.questoes(query),
  )
  registerCall(
    app,
    edicao.listReferencias,
    edicaoSchemas.listReferencias,
    { ...TAG, summary: 'Lista as referências, com quantos as usam' },
    ({ query }) => lista.referencias(query),
  )
}

function registerQuestao(app: FastifyInstance, repository: EdicaoQuestaoRepository): void {
  registerCall(
    app,
    edicao.oneQuestao,
    edicaoSchemas.oneQuestao,
    { ...TAG, summary: 'Traz uma questão inteira, com alternativas e referências' },
    async ({ params }) => ({ dados: existing(await repository.find(params.id)) }),
  )
  registerCall(
    app,
    edicao.countRespostas,
    edicaoSchemas.countRespostas,
    { ...TAG, summary: 'Conta o que um gabarito novo corrige de novo, antes de gravá-lo' },
    async ({ params }) => ({ dados: existing(await repository.respostas(params.id)) }),
  )
  registerCall(
    app,
    edicao.createQuestao,
    edicaoSchemas.createQuestao,
    { ...TAG, summary: 'Cadastra uma questão inteira' },
    async ({ body }, caller) =>
      saved(await repository.insert(body, await caller.id()), 'Questão cadastrada com sucesso.'),
  )
  registerCall(
    app,
    edicao.updateQuestao,
    edicaoSchemas.updateQuestao,
    {
      ...TAG,
      summary:
        'Grava uma questão inteira; um gabarito novo corrige de novo o que já foi respondido',
    },
    async ({ params, body }, caller) => {
      const dados = existing(await repository.change(params.id, body, await caller.id()))
      return saved(dados, 'Questão editada com sucesso.')
    },
  )
  registerCall(
    app,
    edicao.removeQuestao,
    edicaoSchemas.removeQuestao,
    { ...TAG, summary: 'Deleta uma questão, ou a retira se já foi respondida' },
    async ({ params }, caller) => {
      const outcome = existing(await repository.remove(params.id, await caller.id()))
      return saved(
        null,
        outcome === 'removed'
          ? 'Questão deletada com sucesso.'
          : 'Questão retirada: o que estudantes responderam continua guardado.',
      )
    },
  )
}

function registerSelection(app: FastifyInstance, selecao: EdicaoSelecaoRepository): void {
  registerCall(
    app,
    edicao.changeLote,
    edicaoSchemas.changeLote,
    { ...TAG, summary: 'Muda a matéria de várias questões, ou as retira' },
    async ({ body }, caller) => {
      const alterados = await selecao.changeQuestoes(body, await caller.id())
      return saved(
        { alterados },
        alterados === 1
          ? '1 questão editada com sucesso.'
          : `${alterados} questões editadas com sucesso.`,
      )
    },
  )
  registerCall(
    app,
    edicao.publish,
    edicaoSchemas.publish,
    { ...TAG, summary: 'Publica várias provas, ou deixa de publicá-las' },
    async ({ body }, caller) => {
      const alterados = await selecao.publish(body, await caller.id())
      return saved(
        { alterados },
        body.publicada ? 'Provas publicadas com sucesso.' : 'Provas retiradas do ar com sucesso.',
      )
    },
  )
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) {
    throw new MissingRecordError('questao_inexistente', 'Essa questão não existe.')
  }
  return found
}
