import { importacoes } from '@rumo/contract'
import { importacoesSchemas } from '@rumo/contract/schemas/importacoes'
import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../needs.ts'
import { registerCall } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { provaImportadaRepository } from './prova-importada.repository.ts'
import { provaImportadaService } from './prova-importada.service.ts'

const TAG = { tag: 'Importações' }

export function register(app: FastifyInstance, { db, storage }: Needs): void {
  const service = provaImportadaService({ repository: provaImportadaRepository(db), storage })
  registerCall(
    app,
    importacoes.finish,
    importacoesSchemas.finish,
    { ...TAG, summary: 'Faz de um rascunho aprovado uma prova, que ainda não é publicada' },
    async ({ params, body }, caller) => {
      const dados = await service.finish(params.id, body, await caller.id())
      return saved(dados, 'Prova cadastrada com sucesso.')
    },
  )

  registerCall(
    app,
    importacoes.undo,
    importacoesSchemas.undo,
    {
      ...TAG,
      summary: 'Deleta a prova em que uma importação se tornou, com tudo o que veio com ela',
    },
    async ({ params }, caller) =>
      saved(await service.undo(params.id, await caller.id()), 'Importação desfeita.'),
  )
}
