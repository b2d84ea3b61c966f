import { redacoesReferencias, type RedacaoReferencia } from '@rumo/contract'
import { redacoesReferenciasSchemas } from '@rumo/contract/schemas/redacoes-referencias'
import { InvalidInputError, orMissing } from '../../errors.ts'
import type { Register } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { redacoesReferenciasRepository } from './redacoes-referencias.repository.ts'

const existing = orMissing('redacao_inexistente', 'Essa redação não existe.')

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

  // For clients that write a theme part by part. The id of a link is the id of its theme (docs/decisions/calls.md).
  serve(app, 'create', async ({ body }, caller) => {
    const { id_redacao, id_referencia: id } = body
    const links = await repository.change(id_redacao, { verb: 'add', id }, await caller.id())
    if (!links) throw new InvalidInputError({ id_redacao: 'Essa redação não existe.' })
    return saved(linkTo(links, id), 'Referência ligada com sucesso.')
  })
  serve(app, 'update', async ({ params, query, body }, caller) => {
    const { id_redacao = params.id, id_referencia: id } = body
    if (id_redacao !== params.id) {
      throw new InvalidInputError({ id_redacao: 'A ligação é de outra redação.' })
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

function linkTo(links: readonly RedacaoReferencia[], id: number): RedacaoReferencia {
  const found = links.find(({ id_referencia }) => id_referencia === id)
  if (!found) throw new Error('A link that was just written is not there')
  return found
}
