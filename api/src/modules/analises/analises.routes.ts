import { analises } from '@rumo/contract'
import { analisesSchemas } from '@rumo/contract/schemas/analises'
import { orMissing } from '../../errors.ts'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { analisesService } from './analises.service.ts'

const serve = callsOf(analises, analisesSchemas, 'Análises', {
  aConferir: 'Lista as questões cujas respostas pedem que se confira o gabarito',
  one: 'Diz o que as primeiras respostas contam de uma questão',
})
const existing = orMissing('questao_inexistente', 'Essa questão não existe.')

export const register: Register = (app, { db }) => {
  const service = analisesService(db)
  serve(app, 'aConferir', async () => ({
    dados: await service.aConferir(),
  }))
  serve(app, 'one', async ({ params }) => ({
    dados: existing(await service.one(params.id)),
  }))
}
