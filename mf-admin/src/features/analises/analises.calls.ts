import { analises } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

export const offersAnalises = () => http.offers(analises.one)

export const analiseQuery = (id: number) =>
  queryOptions({
    queryKey: ['analises', id],
    queryFn: ({ signal }) => http.call(analises.one, { params: { id }, signal }),
  })

/** The questions whose answers suggest that the key needs a check. */
export const aConferirQuery = queryOptions({
  queryKey: ['analises', 'a conferir'],
  queryFn: ({ signal }) => http.call(analises.aConferir, { signal }),
})
