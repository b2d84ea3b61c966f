import { resumo } from '@rumo/contract'
import { resumoSchemas } from '@rumo/contract/schemas/resumo'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { resumoRepository } from './resumo.repository.ts'
import { resumoService } from './resumo.service.ts'

const serve = callsOf(resumo, resumoSchemas, 'Resumo', {
  one: 'Diz o que há no acervo e o que falta',
})

export const register: Register = (app, { db }) => {
  const service = resumoService(resumoRepository(db))
  serve(app, 'one', async (_, caller) => ({
    dados: await service.read(await caller.id()),
  }))
}
