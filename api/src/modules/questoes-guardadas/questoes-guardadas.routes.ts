import { MOST_GUARDADAS, questoesGuardadas } from '@rumo/contract'
import { questoesGuardadasSchemas } from '@rumo/contract/schemas/questoes-guardadas'
import { untilNow } from '../../infra/database/until-now.ts'
import { ConflictError } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { saved } from '../../plugins/saved.ts'
import { questoesGuardadasRepository } from './questoes-guardadas.repository.ts'

const serve = callsOf(questoesGuardadas, questoesGuardadasSchemas, 'Questões guardadas', {
  list: 'Lista as questões que a conta guarda, da mais nova à mais antiga',
  save: 'Guarda uma questão com sua anotação e suas listas; vale o que foi escrito por último',
  remove: 'Remove uma questão das guardadas, a menos que algo tenha sido escrito depois',
})

export const register: Register = (app, { db }) => {
  const repository = questoesGuardadasRepository(db)

  serve(app, 'list', async (_, caller) => ({
    dados: await repository.list(await caller.id()),
  }))

  serve(app, 'save', async ({ params, body }, caller) => {
    const id = await caller.id()
    if (await repository.isFull(id, params.id)) {
      throw new ConflictError(
        'guardadas_demais',
        `Você já guarda ${MOST_GUARDADAS} questões. Remova uma para guardar outra.`,
      )
    }
    await repository.keep(id, params.id, {
      ...body,
      guardada_em: untilNow(body.guardada_em),
      escrita_em: untilNow(body.escrita_em),
    })
    return saved(null, 'Questão guardada.')
  })

  serve(app, 'remove', async ({ params, query }, caller) => {
    await repository.remove(await caller.id(), params.id, untilNow(query.em))
    return saved(null, 'Questão removida.')
  })
}
