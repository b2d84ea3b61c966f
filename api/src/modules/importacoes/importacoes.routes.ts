import { importacoes, MAX_BYTES_DO_RASCUNHO } from '@rumo/contract'
import { importacoesSchemas } from '@rumo/contract/schemas/importacoes'
import type { FastifyInstance } from 'fastify'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { whileThere } from '../../plugins/while-there.ts'
import { existing } from './importacoes.errors.ts'
import {
  gabaritoService,
  respostasInWords,
  semQuestaoInWords,
  type GabaritoService,
} from './gabarito.service.ts'
import { importacoesRepository, type ImportacoesRepository } from './importacoes.repository.ts'
import { importacoesService, type ImportacoesService } from './importacoes.service.ts'
import { readQueue } from './read-queue.ts'

const serve = callsOf(importacoes, importacoesSchemas, 'Importações', {
  remove: 'Deleta uma importação, mas não a prova em que se tornou',
  begin: 'Põe o PDF de uma prova na fila de leitura, ou o arquivo dela em revisão',
  list: 'Lista as importações, da mais nova à mais antiga',
  progress: 'Diz em que ponto está uma importação',
  cancel: 'Cancela a leitura de uma prova',
  one: 'Traz uma importação com seu rascunho',
  save: 'Salva o rascunho de uma importação',
  read: 'Lê o texto ou recorta a figura de uma parte de uma página',
  addKey: 'Põe as respostas de um gabarito em um rascunho',
})
/** The largest body of `save`: the draft, and 1 KB for its version. */
const MAX_BYTES = MAX_BYTES_DO_RASCUNHO + 1024

export const register: Register = (app, context) => {
  const { db } = context
  const repository = importacoesRepository(db)
  const queue = context.readsQueue ? readQueue(app, context) : null
  const service = importacoesService({ ...context, repository, wake: () => queue?.wake() })
  const gabarito = gabaritoService({ ...context, repository })
  registerImportacoes(app, repository, service)
  registerDrafts(app, repository, service, gabarito)

  serve(app, 'remove', async ({ params }) => {
    existing((await repository.remove(params.id)) || undefined)
    return saved(null, 'Importação deletada com sucesso.')
  })
}

/** The calls that start an import and follow its progress. */
function registerImportacoes(
  app: FastifyInstance,
  repository: ImportacoesRepository,
  service: ImportacoesService,
): void {
  serve(app, 'begin', async ({ body }, caller, request) => {
    const autor = await caller.id()
    const dados = await whileThere(request, (signal) => service.begin(body, autor, signal))
    const isRead = dados.estado === 'em_revisao'
    return saved(dados, isRead ? 'A prova está em revisão.' : 'A prova entrou na fila de leitura.')
  })

  serve(app, 'list', async () => ({
    dados: await repository.list(),
  }))

  serve(app, 'progress', async ({ params }) => ({
    dados: existing(await repository.findLinha(params.id)),
  }))

  serve(app, 'cancel', async ({ params }) =>
    saved(await service.cancel(params.id), 'Leitura cancelada.'),
  )
}

/** The calls with which a person reviews a draft. */
function registerDrafts(
  app: FastifyInstance,
  repository: ImportacoesRepository,
  service: ImportacoesService,
  gabarito: GabaritoService,
): void {
  serve(app, 'one', async ({ params }) => ({
    dados: existing(await repository.find(params.id)),
  }))

  serve(
    app,
    'save',
    async ({ params, body }, caller) => {
      const linha = await repository.save(params.id, { ...body, autor: await caller.id() })
      return saved(existing(linha), 'Rascunho salvo.')
    },
    { maxBytes: MAX_BYTES },
  )

  serve(app, 'read', async ({ params, body }) => ({
    dados: await service.readTrecho(params.id, body),
  }))

  serve(app, 'addKey', async ({ params, body }, caller) => {
    const autor = await caller.id()
    const { linha, respondidas, semQuestao } = await gabarito.add(params.id, body, autor)
    const words = respostasInWords(respondidas, linha.questoes)
    if (semQuestao.length === 0) return saved(linha, words)
    const mensagem = `${words} ${semQuestaoInWords(semQuestao)}`
    return { dados: linha, icone: 'warning', titulo: 'Confira o gabarito', mensagem }
  })
}
