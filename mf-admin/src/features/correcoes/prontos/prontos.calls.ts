import { comentariosProntos, type ComentarioPronto } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

export const offersProntos = () => http.offers(comentariosProntos.list)

/** One's own, by their keys. */
export const prontosQuery = queryOptions({
  queryKey: ['comentarios prontos'],
  queryFn: ({ signal }) => http.call(comentariosProntos.list, { signal }),
  staleTime: Infinity,
})

/** Keeps them in place of all that there were. Rejects with an ApiError. */
export const savePronto = async (todos: readonly ComentarioPronto[]) =>
  http.call(comentariosProntos.save, { body: [...todos] })
