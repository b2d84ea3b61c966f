import { redacoesEnviadas } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { PAGE_ROWS, pageOf } from '../../shared/page-of.ts'

export const offersRedacoes = () => http.offers(redacoesEnviadas.list)

/** One page of the user's essays, the newest first. */
export const redacoesQuery = (pagina: number) =>
  queryOptions({
    queryKey: ['redacoes-enviadas', 'pagina', pagina],
    queryFn: async ({ signal }) => {
      const query = { pagina, limite: PAGE_ROWS }
      return pageOf(await http.answer(redacoesEnviadas.list, { query, signal }))
    },
    placeholderData: keepPreviousData,
  })

export const redacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['redacoes-enviadas', id],
    queryFn: ({ signal }) => http.call(redacoesEnviadas.one, { params: { id }, signal }),
  })
