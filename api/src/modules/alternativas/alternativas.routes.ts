import { alternativas } from '@rumo/contract'
import { alternativasSchemas } from '@rumo/contract/schemas/alternativas'
import { InvalidInputError, orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { alternativasRepository } from './alternativas.repository.ts'

const serve = callsOf(alternativas, alternativasSchemas, 'Alternativas', {
  list: 'Lista as alternativas de uma questão; a quem administra, também todas',
  create: 'Cadastra uma alternativa; marcada como certa, as outras deixam de ser',
  update: 'Muda uma alternativa; um gabarito novo corrige de novo as respostas',
  remove: 'Deleta uma alternativa',
})
const existing = orMissing('alternativa_inexistente', 'Essa alternativa não existe.')

export const register: Register = (app, { db }) => {
  const repository = alternativasRepository(db)
  serve(app, 'list', async ({ query: { questaoId } }, caller) => {
    const audience = await caller.audience()
    if (questaoId !== undefined) {
      return { dados: await repository.listOfQuestao(questaoId, audience) }
    }
    if (audience === 'administrador') return { dados: await repository.listAll() }
    throw new InvalidInputError({ questaoId: 'Preencha este campo.' })
  })
  serve(app, 'create', async ({ body }, caller) => {
    const dados = await repository.insert(body, await caller.id())
    if (!dados) throw new InvalidInputError({ id_questao: 'Essa questão não existe.' })
    return saved(dados, 'Alternativa cadastrada com sucesso.')
  })
  serve(app, 'update', async ({ params, body }, caller) => {
    const dados = existing(await repository.change(params.id, body, await caller.id()))
    return saved(dados, 'Alternativa editada com sucesso.')
  })
  serve(app, 'remove', async ({ params }, caller) => {
    existing((await repository.remove(params.id, await caller.id())) || undefined)
    return saved(null, 'Alternativa deletada com sucesso.')
  })
}
