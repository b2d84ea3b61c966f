import { estatisticas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

/** What whoever is signed in has practised. */
export const estatisticasQuery = queryOptions({
  queryKey: ['estatisticas'],
  queryFn: ({ signal }) => http.call(estatisticas.own, { signal }),
})
