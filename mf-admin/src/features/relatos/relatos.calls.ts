import { relatos } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

export const offersRelatos = () => http.offers(relatos.list)

/** How many reports are shown at once. When one is solved, the next takes its place. */
const SHOWN = 10

/** The open reports, newest first, and their total number. */
export const openRelatosQuery = queryOptions({
  queryKey: ['relatos', 'abertos'],
  queryFn: async ({ signal }) => {
    const query = { resolvido: false, limite: SHOWN }
    const { dados, total } = await http.answer(relatos.list, { query, signal })
    return { relatos: dados, total: total ?? dados.length }
  },
})

export const solveRelato = (id: number) =>
  http.answer(relatos.update, { params: { id }, body: { resolvido: true } })
