import { comentariosProntos, type ComentarioPronto } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'

export const offersProntos = () => http.offers(comentariosProntos.list)

/** The user's ready comments, sorted by key. */
export const prontosQuery = queryOptions({
  queryKey: ['comentarios prontos'],
  queryFn: ({ signal }) => http.call(comentariosProntos.list, { signal }),
  staleTime: Infinity,
})

/** Replaces all ready comments of the user. Rejects with an ApiError. */
export const savePronto = async (todos: readonly ComentarioPronto[]) =>
  http.call(comentariosProntos.save, { body: [...todos] })
