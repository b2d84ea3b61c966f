import { redacoesReferencias } from '@rumo/contract'
import { redacoesReferenciasSchemas } from '@rumo/contract/schemas/redacoes-referencias'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerLinks } from '../../plugins/links.ts'
import { redacoesReferenciasRepository } from './redacoes-referencias.repository.ts'

const serve = callsOf(redacoesReferencias, redacoesReferenciasSchemas, 'Referências', {
  list: 'Lista que redações usam que referências',
  create: 'Liga uma referência a uma redação',
  update: 'Troca a referência de uma redação; de várias, a que id_referencia diz',
  remove: 'Desliga as referências de uma redação, ou a que id_referencia diz',
})

export const register: Register = (app, { db }) => {
  const repository = redacoesReferenciasRepository(db)
  serve(app, 'list', async (_input, caller) => ({
    dados: await repository.list(await caller.audience()),
  }))
  registerLinks(app, serve, { field: 'id_redacao', noun: 'redacao', nome: 'redação', repository })
}
