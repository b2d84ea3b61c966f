import { vestibulares, type Vestibular } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf } from '../../shared/crud/resource.ts'

const VESTIBULAR = { singular: 'vestibular', plural: 'vestibulares', genero: 'm' } as const

export const vestibularesResource = resourceOf<Vestibular>('vestibulares', VESTIBULAR, vestibulares)

/** All of them, the newest first, to choose one from. */
export const vestibularesQuery = queryOptions({
  queryKey: ['vestibulares', 'todos'],
  queryFn: async ({ signal }) => {
    const all = await http.call(vestibulares.list, { signal })
    return all.toSorted((a, b) => b.ano - a.ano || b.semestre - a.semestre)
  },
})
