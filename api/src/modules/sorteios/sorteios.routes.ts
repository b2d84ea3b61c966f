import { sorteios } from '@rumo/contract'
import { sorteiosSchemas } from '@rumo/contract/schemas/sorteios'
import { dificuldadesDasQuestoes } from '../../domain/questoes/dificuldades.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { sendSorteio } from './send-sorteio.ts'
import { sorteiosService } from './sorteios.service.ts'

const serve = callsOf(sorteios, sorteiosSchemas, 'Sorteios', {
  create: 'Sorteia questões, cada uma com alternativas, referências, matéria e prova',
  count: 'Diz quantas questões há para sortear com um filtro',
})

export const register: Register = (app, { db, published }) => {
  const service = sorteiosService(published, db, dificuldadesDasQuestoes(db))
  serve(
    app,
    'create',
    async ({ body }, caller) => {
      const session = await caller.find()
      return { dados: await service.draw(body, session?.usuario.id ?? null) }
    },
    { send: sendSorteio },
  )
  serve(app, 'count', async ({ body }, caller) => {
    const session = await caller.find()
    return { dados: await service.count(body, session?.usuario.id ?? null) }
  })
}
