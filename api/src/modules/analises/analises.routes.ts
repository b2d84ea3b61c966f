import { analises } from '@rumo/contract'
import { analisesSchemas } from '@rumo/contract/schemas/analises'
import type { FastifyInstance } from 'fastify'
import { MissingRecordError } from '../../errors.ts'
import type { Needs } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { analisesRepository } from './analises.repository.ts'
import { analisesService } from './analises.service.ts'

const serve = callsOf(analises, analisesSchemas, 'Análises', {
  aConferir: 'Lista as questões cujas respostas pedem que se confira o gabarito',
  one: 'Diz o que as primeiras respostas contam de uma questão',
})

export function register(app: FastifyInstance, { db }: Needs): void {
  const service = analisesService(analisesRepository(db))
  serve(app, 'aConferir', async () => ({
    dados: await service.aConferir(),
  }))
  serve(app, 'one', async ({ params }) => {
    const dados = await service.one(params.id)
    if (dados) return { dados }
    throw new MissingRecordError('questao_inexistente', 'Essa questão não existe.')
  })
}
