import { estatisticas } from '@rumo/contract'
import { estatisticasSchemas } from '@rumo/contract/schemas/estatisticas'
import type { Register } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { estatisticasService } from './estatisticas.service.ts'

const serve = callsOf(estatisticas, estatisticasSchemas, 'Estatísticas', {
  own: 'Conta o que quem chama já praticou',
})

export const register: Register = (app, { db, published }) => {
  const service = estatisticasService(db, published)
  serve(app, 'own', async (_input, caller) => ({
    dados: await service.of(await caller.id(), Date.now()),
  }))
}
