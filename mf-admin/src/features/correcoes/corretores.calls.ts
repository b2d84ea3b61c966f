import { corretores } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

/** Whether the server says who corrects. */
export const offersEquipe = () => http.offers(corretores.equipe)

/** Who corrects, and how alike. */
export const equipeQuery = queryOptions({
  queryKey: ['corretores'],
  queryFn: ({ signal }) => http.call(corretores.equipe, { signal }),
})
