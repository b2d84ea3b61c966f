import { revisoes, type Plano } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

/** Whether the server plans what comes back. */
export const offersRevisoes = () => http.offers(revisoes.due)

/** For when is planned, and how much is due: of the questions themselves as few as can be asked for. */
export const planoQuery = queryOptions({
  queryKey: ['revisoes', 'plano'],
  queryFn: async ({ signal }): Promise<Plano> => {
    const { questoes: _, ...plano } = await http.call(revisoes.due, {
      query: { limite: 1 },
      signal,
    })
    return plano
  },
})

/** Sets the day of the exam, or takes it away; gives the plan that comes of it. Rejects with an ApiError. */
export const setDataDaProva = (data: string | null): Promise<Plano> =>
  http.call(revisoes.plan, { body: { data_da_prova: data } })
