import {
  importacoes,
  type GabaritoTardio,
  type Importacao,
  type LinhaDeImportacao,
  type NovaImportacao,
  type NovaProvaImportada,
  type TrechoPedido,
} from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import type { Servidor } from './servidor.ts'

export const offersImportacoes = () => http.offers(importacoes.begin)

/** The interval between requests while a booklet is read, in ms. */
const ANDAMENTO_MS = 1500

export const isLendo = ({ estado }: Pick<LinhaDeImportacao, 'estado'>) =>
  estado === 'na_fila' || estado === 'lendo'

/** All imports, newest first. Fetched repeatedly while one of them is being read. */
export const importacoesQuery = queryOptions({
  queryKey: ['importacoes'],
  queryFn: ({ signal }) => http.call(importacoes.list, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isLendo) ? ANDAMENTO_MS : false),
})

/** An import with its draft. It is fetched anew whenever it is opened. */
export const importacaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['importacao', id],
    queryFn: ({ signal }) => http.call(importacoes.one, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state }) => (state.data && isLendo(state.data) ? ANDAMENTO_MS : false),
  })

/** All calls reject with an ApiError. */
export const beginImportacao = (body: NovaImportacao) => http.answer(importacoes.begin, { body })
export const cancelImportacao = (id: number) =>
  http.answer(importacoes.cancel, { params: { id }, body: undefined })
export const removeImportacao = (id: number) => http.answer(importacoes.remove, { params: { id } })
export const undoImportacao = (id: number) => http.answer(importacoes.undo, { params: { id } })
export const addGabarito = (id: number, body: GabaritoTardio) =>
  http.answer(importacoes.addKey, { params: { id }, body })
export const finishImportacao = (id: number, body: NovaProvaImportada) =>
  http.answer(importacoes.finish, { params: { id }, body })

export const readTrecho = (id: number, body: TrechoPedido) =>
  http.call(importacoes.read, { params: { id }, body })

export const servidor: Servidor = {
  save: async (id, body) => http.call(importacoes.save, { params: { id }, body }),
  find: async (id): Promise<Importacao> => http.call(importacoes.one, { params: { id } }),
}
