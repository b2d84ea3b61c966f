import { NOUN_WORDS, vestibulares, type Vestibular } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf } from '../../shared/crud/resource.ts'

export const vestibularesResource = resourceOf<Vestibular>(
  'vestibulares',
  NOUN_WORDS.vestibulares,
  vestibulares,
)

/** All vestibulares, newest first, as options of a select. */
export const vestibularesQuery = queryOptions({
  queryKey: ['vestibulares', 'todos'],
  queryFn: async ({ signal }) => {
    const all = await http.call(vestibulares.list, { signal })
    return all.toSorted((a, b) => b.ano - a.ano || b.semestre - a.semestre)
  },
})
