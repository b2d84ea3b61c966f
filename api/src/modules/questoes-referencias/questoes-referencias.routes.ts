import { questoesReferencias, type QuestaoReferencia } from '@rumo/contract'
import { questoesReferenciasSchemas } from '@rumo/contract/schemas/questoes-referencias'
import { InvalidInputError, orMissing } from '../../errors.ts'
import type { Register } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { questoesReferenciasRepository } from './questoes-referencias.repository.ts'

const existing = orMissing('questao_inexistente', 'Essa questão não existe.')

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

  // For clients that write a question part by part. The id of a link is the id of its question
  // (docs/decisions/calls.md).
  serve(app, 'create', async ({ body }, caller) => {
    const { id_questao, id_referencia: id } = body
    const links = await repository.change(id_questao, { verb: 'add', id }, await caller.id())
    if (!links) throw new InvalidInputError({ id_questao: 'Essa questão não existe.' })
    return saved(linkTo(links, id), 'Referência ligada com sucesso.')
  })
  serve(app, 'update', async ({ params, query, body }, caller) => {
    const { id_questao = params.id, id_referencia: id } = body
    if (id_questao !== params.id) {
      throw new InvalidInputError({ id_questao: 'A ligação é de outra questão.' })
    }
    const change = { verb: 'replace', id, of: query?.id_referencia } as const
    const links = existing(await repository.change(params.id, change, await caller.id()))
    return saved(linkTo(links, id), 'Referência trocada com sucesso.')
  })
  serve(app, 'remove', async ({ params, query }, caller) => {
    const change = { verb: 'remove', of: query?.id_referencia } as const
    existing(await repository.change(params.id, change, await caller.id()))
    return saved(null, 'Referência desligada com sucesso.')
  })
}

function linkTo(links: readonly QuestaoReferencia[], id: number): QuestaoReferencia {
  const found = links.find(({ id_referencia }) => id_referencia === id)
  if (!found) throw new Error('A link that was just written is not there')
  return found
}
