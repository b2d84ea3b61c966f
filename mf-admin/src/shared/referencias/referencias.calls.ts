import { edicao } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

/** References that have this text, or all of a prova where there is none. */
export const referenciasQuery = (busca: string, id_prova: number) =>
  queryOptions({
    queryKey: ['referencias', { busca, id_prova }],
    queryFn: async ({ signal }) => {
      const query = { limite: 20, ...(busca === '' ? { id_prova } : { busca }) }
      return http.call(edicao.listReferencias, { query, signal })
    },
  })
