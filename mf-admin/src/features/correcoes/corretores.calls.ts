import { corretores } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

export const offersEquipe = () => http.offers(corretores.equipe)

export const equipeQuery = queryOptions({
  queryKey: ['corretores'],
  queryFn: ({ signal }) => http.call(corretores.equipe, { signal }),
})
