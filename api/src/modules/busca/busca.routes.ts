import { busca } from '@rumo/contract'
import { buscaSchemas } from '@rumo/contract/schemas/busca'
import type { Register } from '../../module-context.ts'
import { callsOf } from '../../plugins/calls.ts'
import { questoesSearch } from './busca.repository.ts'

const serve = callsOf(busca, buscaSchemas, 'Busca', {
  questoes: 'Busca questões publicadas por palavras',
})

export const register: Register = (app, { db }) => {
  const search = questoesSearch(db)
  serve(app, 'questoes', ({ query }) => search(query))
}
