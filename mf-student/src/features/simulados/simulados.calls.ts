import { simulados } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_ROWS, pageOf } from '../../shared/page-of.ts'

export const offersSimulados = () => http.offers(simulados.list)

/** One page of the user's simulados, the newest first, including those in progress. */
export const simuladosQuery = (pagina: number) =>
  queryOptions({
    queryKey: ['simulados', pagina],
    queryFn: async ({ signal }) =>
      pageOf(await http.answer(simulados.list, { query: { pagina, limite: PAGE_ROWS }, signal })),
    placeholderData: keepPreviousData,
  })
