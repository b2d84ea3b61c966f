import { registro } from '@rumo/contract'
import { registroSchemas } from '@rumo/contract/schemas/registro'
import { bringBackFiles } from '../../domain/arquivos/sweep-files.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { registroRepository } from './registro.repository.ts'
import { restaurarRepository } from './restaurar.repository.ts'

const serve = callsOf(registro, registroSchemas, 'Registro', {
  list: 'Lista quem mudou o quê, e como era antes e depois',
  pessoas: 'Lista quem tem mudanças no registro',
  previewRestauracao: 'Diz o que voltaria, sem trazer nada de volta',
  restaurar: 'Traz de volta o que uma mudança mudou ou deletou, como era antes dela',
})

export const register: Register = (app, { db, storage }) => {
  const repository = registroRepository(db)
  const restaurar = restaurarRepository(db)
  serve(app, 'list', async ({ query }) => ({
    dados: await repository.list(query),
  }))
  serve(app, 'pessoas', async () => ({
    dados: await repository.listPessoas(),
  }))
  serve(app, 'previewRestauracao', async ({ params }, caller) => ({
    dados: await restaurar.preview(params.id, await caller.id()),
  }))
  serve(app, 'restaurar', async ({ body }, caller) => {
    const { restauracao, addresses } = await restaurar.restore(body.id, await caller.id())
    // The records are already restored: a file that could not be moved is left to the next sweep.
    await Promise.allSettled([bringBackFiles({ db, storage }, addresses)])
    return saved(restauracao, 'Trazido de volta como era.')
  })
}
