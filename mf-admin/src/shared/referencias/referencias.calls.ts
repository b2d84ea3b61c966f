import { edicao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

/** References that contain a text; with an empty text, those of a prova. */
export const referenciasQuery = (busca: string, id_prova: number) =>
  queryOptions({
    queryKey: ['referencias', { busca, id_prova }],
    queryFn: async ({ signal }) => {
      const query = { limite: 20, ...(busca === '' ? { id_prova } : { busca }) }
      return http.call(edicao.listReferencias, { query, signal })
    },
  })
