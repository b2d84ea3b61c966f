import { leitura } from '@rumo/contract'
import { leituraSchemas } from '@rumo/contract/schemas/leitura'
import { untilNow } from '../../infra/database/until-now.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { leituraRepository } from './leitura.repository.ts'

const serve = callsOf(leitura, leituraSchemas, 'Leitura', {
  find: 'Diz como a conta prefere ler',
  save: 'Guarda como a conta prefere ler',
})

export const register: Register = (app, { db }) => {
  const repository = leituraRepository(db)

  serve(app, 'find', async (_, caller) => ({
    dados: await repository.find(await caller.id()),
  }))

  serve(app, 'save', async ({ body }, caller) => {
    const id = await caller.id()
    await repository.keep(id, { ...body, escolhidos_em: untilNow(body.escolhidos_em) })
    return saved((await repository.find(id)) ?? body, 'Ajustes de leitura salvos.')
  })
}
