import { registro } from '@rumo/contract'
import { registroSchemas } from '@rumo/contract/schemas/registro'
import { bringBackFiles } from '../../domain/arquivos/sweep-files.ts'
import type { Register } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { registroRepository } from './registro.repository.ts'
import { registroService } from './registro.service.ts'
import { restaurarRepository } from './restaurar.repository.ts'

const serve = callsOf(registro, registroSchemas, 'Registro', {
  list: 'Lista quem mudou o quê, e como era antes e depois',
  pessoas: 'Lista quem tem mudanças no registro',
  previewRestauracao: 'Diz o que voltaria, sem trazer nada de volta',
  restaurar: 'Traz de volta o que uma mudança mudou ou deletou, como era antes dela',
})

export const register: Register = (app, { db, storage }) => {
  const repository = registroRepository(db)
  const service = registroService({
    repository: restaurarRepository(db),
    bringBackFiles: (addresses) => bringBackFiles({ db, storage }, addresses),
  })
  serve(app, 'list', async ({ query }) => ({
    dados: await repository.list(query),
  }))
  serve(app, 'pessoas', async () => ({
    dados: await repository.listPessoas(),
  }))
  serve(app, 'previewRestauracao', async ({ params }, caller) => ({
    dados: await service.preview(params.id, await caller.id()),
  }))
  serve(app, 'restaurar', async ({ body }, caller) =>
    saved(await service.restore(body.id, await caller.id()), 'Trazido de volta como era.'),
  )
}
