import { correcoes } from '@rumo/contract'
import { correcoesSchemas } from '@rumo/contract/schemas/correcoes'
import { tellCorrigida } from '../../domain/correio/avisos.ts'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { beginCorrecao } from './begin-correcao.repository.ts'
import { correcoesRepository } from './correcoes.repository.ts'
import { corrigirRepository } from './corrigir.repository.ts'

const serve = callsOf(correcoes, correcoesSchemas, 'Correções', {
  list: 'Lista as redações enviadas, e quem corrige cada uma',
  one: 'Traz uma correção, em andamento ou entregue',
  begin: 'Começa a corrigir uma redação, ou traz a correção já começada',
  update: 'Muda uma correção própria, enquanto não é entregue',
  deliver: 'Entrega uma correção: quem escreveu a vê quando todas estiverem entregues',
  remove: 'Desiste de uma correção própria, enquanto não é entregue',
})
const existing = orMissing('correcao_inexistente', 'Essa correção não existe.')

export const register: Register = (app, { db, correio }) => {
  const repository = correcoesRepository(db)
  const corrigir = corrigirRepository(db, async (trx, idRedacao) => {
    if (correio) await tellCorrigida(trx, idRedacao, correio.site, Date.now())
  })
  serve(app, 'list', async ({ query }, caller) => repository.list(await caller.id(), query))

  serve(app, 'one', async ({ params }, caller) => ({
    dados: existing(await repository.find(params.id, await caller.id())),
  }))

  serve(app, 'begin', async ({ body }, caller) => ({
    dados: await beginCorrecao(db, body, await caller.id()),
  }))

  serve(app, 'update', async ({ params, body }, caller) => {
    const dados = existing(await corrigir.change(params.id, body, await caller.id()))
    return saved(dados, 'Correção salva.')
  })

  serve(app, 'deliver', async ({ params, body }, caller) => {
    const dados = existing(await corrigir.deliver(params.id, body.versao, await caller.id()))
    correio?.hurry()
    return saved(dados, 'Correção entregue.')
  })

  serve(app, 'remove', async ({ params }, caller) => {
    existing(await corrigir.remove(params.id, await caller.id()))
    return saved(null, 'Correção descartada.')
  })
}
