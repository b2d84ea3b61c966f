import { edicao } from '@rumo/contract'
import { edicaoSchemas } from '@rumo/contract/schemas/edicao'
import type { FastifyInstance } from 'fastify'
import { orMissing } from '../../errors.ts'
import { conferir } from '../../domain/publicacao/conferir.ts'
import { findQuestao } from '../../domain/questoes/find-questao.ts'
import { findRedacao } from '../../domain/redacoes/find-redacao.ts'
import type { Database } from '../../infra/database/db.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { edicaoListaRepository } from './edicao-lista.repository.ts'
import { countRespostas } from './count-respostas.repository.ts'
import { edicaoQuestaoRepository } from './edicao-questao.repository.ts'
import { edicaoRedacaoRepository } from './edicao-redacao.repository.ts'
import { changeQuestoes, publish } from './edicao-selecao.repository.ts'
import { referenciasEmUso } from './referencias-em-uso.repository.ts'

const serve = callsOf(edicao, edicaoSchemas, 'Edição', {
  listQuestoes: 'Lista as questões, com o que falta a cada uma',
  listReferencias: 'Lista as referências, com quantos as usam',
  conferir: 'Confere uma prova antes de publicá-la: o que a impede, e o que falta',
  oneQuestao: 'Traz uma questão inteira, com alternativas e referências',
  countRespostas: 'Conta o que um gabarito novo corrige de novo, antes de gravá-lo',
  createQuestao: 'Cadastra uma questão inteira',
  updateQuestao:
    'Grava uma questão inteira; um gabarito novo corrige de novo o que já foi respondido',
  removeQuestao: 'Deleta uma questão, ou a retira se já foi respondida',
  oneRedacao: 'Traz um tema de redação inteiro, com os textos e imagens dele',
  createRedacao: 'Cadastra um tema de redação inteiro',
  updateRedacao: 'Grava um tema de redação inteiro, com os textos e imagens na ordem',
  changeLote: 'Muda matéria, situação, prova ou número de várias questões, as copia ou as retira',
  publish: 'Publica várias provas, ou as põe em rascunho',
})
const existing = orMissing('questao_inexistente', 'Essa questão não existe.')
const existingRedacao = orMissing('redacao_inexistente', 'Essa redação não existe.')
const existingProva = orMissing('prova_inexistente', 'Essa prova não existe.')

export const register: Register = (app, { db }) => {
  const lista = edicaoListaRepository(db)
  const listReferencias = referenciasEmUso(db)
  serve(app, 'listQuestoes', ({ query }) => lista.questoes(query))
  serve(app, 'listReferencias', ({ query }) => listReferencias(query))
  registerQuestao(app, db)
  registerRedacao(app, db)
  registerSelection(app, db)
}

function registerQuestao(app: FastifyInstance, db: Database): void {
  const repository = edicaoQuestaoRepository(db)
  serve(app, 'oneQuestao', async ({ params }) => ({
    dados: existing(await findQuestao(db, params.id)),
  }))
  serve(app, 'countRespostas', async ({ params }) => ({
    dados: existing(await countRespostas(db, params.id)),
  }))
  serve(app, 'createQuestao', async ({ body }, caller) =>
    saved(await repository.insert(body, await caller.id()), 'Questão cadastrada com sucesso.'),
  )
  serve(app, 'updateQuestao', async ({ params, body }, caller) => {
    const dados = existing(await repository.change(params.id, body, await caller.id()))
    return saved(dados, 'Questão editada com sucesso.')
  })
  serve(app, 'removeQuestao', async ({ params }, caller) => {
    const outcome = existing((await repository.remove(params.id, await caller.id())) || undefined)
    return saved(
      null,
      outcome !== 'kept'
        ? 'Questão deletada com sucesso.'
        : 'Questão retirada: o que os alunos responderam continua guardado.',
    )
  })
}

function registerRedacao(app: FastifyInstance, db: Database): void {
  const repository = edicaoRedacaoRepository(db)
  serve(app, 'oneRedacao', async ({ params }) => ({
    dados: existingRedacao(await findRedacao(db, params.id)),
  }))
  serve(app, 'createRedacao', async ({ body }, caller) =>
    saved(
      await repository.insert(body, await caller.id()),
      'Tema de redação cadastrado com sucesso.',
    ),
  )
  serve(app, 'updateRedacao', async ({ params, body }, caller) => {
    const changed = await repository.change(params.id, body, await caller.id())
    return saved(existingRedacao(changed), 'Tema de redação editado com sucesso.')
  })
}

function registerSelection(app: FastifyInstance, db: Database): void {
  serve(app, 'conferir', async ({ params }) => {
    return { dados: existingProva(await conferir(db, params.id)) }
  })
  serve(app, 'changeLote', async ({ body }, caller) => {
    const alterados = await changeQuestoes(db, body, await caller.id())
    return saved(
      { alterados },
      alterados === 1
        ? '1 questão editada com sucesso.'
        : `${alterados} questões editadas com sucesso.`,
    )
  })
  serve(app, 'publish', async ({ body }, caller) => {
    const alterados = await publish(db, body, await caller.id())
    return saved({ alterados }, publicacaoInWords(alterados, body.publicada))
  })
}

function publicacaoInWords(provas: number, publicada: boolean): string {
  if (provas === 1) {
    return publicada ? 'Prova publicada com sucesso.' : 'Prova posta em rascunho com sucesso.'
  }
  return publicada ? 'Provas publicadas com sucesso.' : 'Provas postas em rascunho com sucesso.'
}
