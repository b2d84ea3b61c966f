import { estatisticas } from '@rumo/contract'
import { estatisticasSchemas } from '@rumo/contract/schemas/estatisticas'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { estatisticasReader } from './estatisticas.service.ts'

const serve = callsOf(estatisticas, estatisticasSchemas, 'Estatísticas', {
  own: 'Conta o que quem chama já praticou',
})

export const register: Register = (app, { db, published }) => {
  const read = estatisticasReader(db, published)
  serve(app, 'own', async (_input, caller) => ({
    dados: await read(await caller.id(), Date.now()),
  }))
}
