import { revisoes } from '@rumo/contract'
import { revisoesSchemas } from '@rumo/contract/schemas/revisoes'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { revisoesRepository } from './revisoes.repository.ts'
import { revisoesService } from './revisoes.service.ts'

const serve = callsOf(revisoes, revisoesSchemas, 'Revisões', {
  due: 'Traz as questões erradas para hoje, ou as que se podem adiantar, e quando voltam as próximas',
  plan: 'Marca para que dia de prova e com quanto tempo quem chama se prepara',
})

export const register: Register = (app, { db, published, config }) => {
  const service = revisoesService(revisoesRepository(db, config.limits.mudancasPorConta), published)
  serve(app, 'due', async ({ query = {} }, caller) => ({
    dados: await service.due(await caller.id(), query, Date.now()),
  }))

  serve(app, 'plan', async ({ body }, caller) => {
    const dados = await service.plan(await caller.id(), body, Date.now())
    if (body.data_da_prova === undefined) return saved(dados, 'Plano guardado.')
    return saved(dados, body.data_da_prova ? 'Data da prova guardada.' : 'Data da prova retirada.')
  })
}
