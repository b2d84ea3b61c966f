import { questoesReferencias } from '@rumo/contract'
import { questoesReferenciasSchemas } from '@rumo/contract/schemas/questoes-referencias'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { registerLinks } from '../../plugins/links.ts'
import { questoesReferenciasRepository } from './questoes-referencias.repository.ts'

const serve = callsOf(questoesReferencias, questoesReferenciasSchemas, 'Referências', {
  list: 'Lista que questões usam que referências; a que não usa nenhuma vem com id_referencia nulo',
  create: 'Liga uma referência a uma questão',
  update: 'Troca a referência de uma questão; de várias, a que id_referencia diz',
  remove: 'Desliga as referências de uma questão, ou a que id_referencia diz',
})

export const register: Register = (app, { db }) => {
  const repository = questoesReferenciasRepository(db)
  serve(app, 'list', async (_input, caller) => ({
    dados: await repository.list(await caller.audience()),
  }))
  registerLinks(app, serve, { field: 'id_questao', noun: 'questao', nome: 'questão', repository })
}
