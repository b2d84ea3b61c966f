import { rascunhoDaRedacao } from '@rumo/contract'
import { rascunhoDaRedacaoSchemas } from '@rumo/contract/schemas/rascunho-da-redacao'
import { omit } from 'es-toolkit'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { rascunhoDaRedacaoRepository } from './rascunho-da-redacao.repository.ts'

const serve = callsOf(rascunhoDaRedacao, rascunhoDaRedacaoSchemas, 'Rascunho da redação', {
  find: 'Traz a redação que a conta está escrevendo',
  save: 'Guarda a redação que a conta está escrevendo, se nada foi escrito depois de `sobre`, e diz o que vale',
})

export const register: Register = (app, { db }) => {
  const repository = rascunhoDaRedacaoRepository(db)

  serve(app, 'find', async (_, caller) => ({
    dados: await repository.find(await caller.id()),
  }))

  serve(app, 'save', async ({ body }, caller) => {
    const id = await caller.id()
    await repository.keep(id, body)
    return saved((await repository.find(id)) ?? omit(body, ['sobre']), 'Rascunho guardado.')
  })
}
