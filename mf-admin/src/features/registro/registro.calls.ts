import { type FiltroDoRegistro, LIMITE_PADRAO, type Mudanca, registro } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

export const registroQuery = (filtro: FiltroDoRegistro) =>
  infiniteQueryOptions({
    queryKey: ['registro', filtro],
    queryFn: ({ pageParam, signal }) =>
      http.call(registro.list, {
        query: { ...filtro, ...(pageParam !== undefined && { apos: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page: Mudanca[]) =>
      page.length < LIMITE_PADRAO ? undefined : page.at(-1)?.id,
  })

export const pessoasQuery = queryOptions({
  queryKey: ['registro', 'pessoas'],
  queryFn: ({ signal }) => http.call(registro.pessoas, { signal }),
})

/** The other changes of the same action, at most 100. */
export const partesQuery = (id: number) =>
  queryOptions({
    queryKey: ['registro', 'com', id],
    queryFn: ({ signal }) => http.call(registro.list, { query: { com: id, limite: 100 }, signal }),
  })

export const previewRestauracao = (id: number) =>
  http.call(registro.previewRestauracao, { params: { id } })

export const restaurar = (id: number) => http.answer(registro.restaurar, { body: { id } })

export const offersRegistro = () => http.offers(registro.list)
