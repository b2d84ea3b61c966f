import { busca } from '@rumo/contract'
import { buscaSchemas } from '@rumo/contract/schemas/busca'
import type { Register } from '../../needs.ts'
import { callsOf } from '../../plugins/calls.ts'
import { buscaRepository } from './busca.repository.ts'

const serve = callsOf(busca, buscaSchemas, 'Busca', {
  questoes: 'Busca questões publicadas por palavras',
})

export const register: Register = (app, { db }) => {
  const repository = buscaRepository(db)
  serve(app, 'questoes', ({ query }) => repository.page(query))
}
