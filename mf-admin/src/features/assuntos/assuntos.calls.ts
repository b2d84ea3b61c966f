import { NOUN_WORDS, assuntos, type Assunto } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf, type Resource } from '../../shared/crud/resource.ts'

const todos = resourceOf<Assunto>('assuntos', NOUN_WORDS.assuntos, assuntos)

/** The assuntos of one matéria, or of all (null). */
export function assuntosResource(id_materia: number | null): Resource<Assunto> {
  if (id_materia === null) return todos
  const asked = { id_materia }
  return {
    ...todos,
    key: [id_materia],
    list: (query, signal) => todos.list({ ...query, ...asked }, signal),
  }
}

export const offersAssuntos = () => http.offers(assuntos.list)

/** The assuntos of all matérias, as options of a select. Only for servers with `offersAssuntos`. */
export const assuntosQuery = queryOptions({
  queryKey: ['assuntos', 'todos'],
  queryFn: ({ signal }) => http.call(assuntos.list, { signal }),
})
