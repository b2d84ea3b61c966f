import { importacoes } from '@rumo/contract'
import { importacoesSchemas } from '@rumo/contract/schemas/importacoes'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { provaImportadaRepository } from './prova-importada.repository.ts'
import { provaImportadaService } from './prova-importada.service.ts'

const serve = callsOf(importacoes, importacoesSchemas, 'Importações', {
  finish: 'Faz de um rascunho aprovado uma prova, que ainda não é publicada',
  undo: 'Deleta a prova em que uma importação se tornou, com tudo o que veio com ela',
})

export const register: Register = (app, { db, storage }) => {
  const service = provaImportadaService({ repository: provaImportadaRepository(db), storage })
  serve(app, 'finish', async ({ params, body }, caller) => {
    const dados = await service.finish(params.id, body, await caller.id())
    return saved(dados, 'Prova cadastrada com sucesso.')
  })

  serve(app, 'undo', async ({ params }, caller) =>
    saved(await service.undo(params.id, await caller.id()), 'Importação desfeita.'),
  )
}
