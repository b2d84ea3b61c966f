import {
  correcoes,
  redacoesEnviadas,
  type EstadoDeCorrecao,
  type LinhaDeCorrecao,
  type NovaCorrecao,
  type RedacaoEnviada,
} from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { device, keptUnder } from '@rumo/shared-device/device'
import { queryOptions } from '@tanstack/react-query'
import type { Row } from '../../shared/crud/columns.ts'
import type { Listing } from '../../shared/crud/resource.ts'
import type { Servidor } from './rascunho/envio-da-correcao.ts'
import { readLeftDrafts, type Shelf } from './rascunho/kept-draft.ts'

export const REDACAO = { singular: 'redação', plural: 'redações', genero: 'f' } as const

export const offersCorrecoes = () =>
  http.offers(correcoes.list) && http.offers(redacoesEnviadas.one)

export type LinhaDeRedacao = LinhaDeCorrecao & Row

/** The essays in this state; null: in any state. */
export function correcoesList(estado: EstadoDeCorrecao | null): Listing<LinhaDeRedacao> {
  const filters = estado === null ? {} : { estado }
  return {
    isPersonal: true,
    name: 'correcoes',
    key: [filters],
    list: async ({ ordem, ...query }, signal) => {
      const { dados, total } = await http.answer(correcoes.list, {
        query: {
          ...query,
          ...filters,
          ordem: ordem === '-enviada_em' ? ordem : 'enviada_em',
        },
        ...(signal && { signal }),
      })
      return { rows: dados.map((linha) => ({ ...linha, id: linha.id_redacao_enviada })), total }
    },
  }
}

/** The two essays that wait longest. Two, because one of them may be the essay that is open. */
export const esperaQuery = queryOptions({
  queryKey: ['correcoes', 'espera'],
  queryFn: async ({ signal }) =>
    correcoesList('a_corrigir').list({ pagina: 1, limite: 2, ordem: 'enviada_em' }, signal),
})

/** An essay, and its entry in the list of corrections; null where the server has no such entry for the user. */
export interface RedacaoAberta {
  redacao: RedacaoEnviada
  linha: LinhaDeCorrecao | null
}

export const REDACAO_KEY = ['redacao enviada']

export const redacaoQuery = (id: number) =>
  queryOptions({
    queryKey: [...REDACAO_KEY, id],
    queryFn: async ({ signal }): Promise<RedacaoAberta> => {
      const [redacao, linhas] = await Promise.all([
        http.call(redacoesEnviadas.one, { params: { id }, signal }),
        http.call(correcoes.list, { query: { id_redacao_enviada: id }, signal }),
      ])
      const linha = linhas.find(({ id_redacao_enviada }) => id_redacao_enviada === id) ?? null
      return { redacao, linha }
    },
  })

/** The storage of this device for the signed-in user. */
function openShelf(): Shelf {
  const owner = device.owner()
  return { ...device.of(owner), under: async (prefix) => keptUnder(owner, prefix) }
}

/** A correction as it is on the server, with the drafts of it that this device holds. */
export const correcaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['correcao', id],
    queryFn: async ({ signal }) => {
      const shelf = openShelf()
      const [correcao, leftDrafts] = await Promise.all([
        http.call(correcoes.one, { params: { id }, signal }),
        readLeftDrafts(shelf, id),
      ])
      return { correcao, leftDrafts, shelf }
    },
    // Not fetched again on its own: the server reports a change by others when this correction is saved.
    staleTime: Infinity,
    gcTime: 0,
  })

export const servidor: Servidor = {
  save: async (id, body) => http.call(correcoes.update, { params: { id }, body }),
  find: async (id) => http.call(correcoes.one, { params: { id } }),
}

/** Begins a correction; if the user already began one, returns that one. Rejects with an ApiError. */
export const beginCorrecao = async (body: NovaCorrecao) => http.call(correcoes.begin, { body })

/**
 * Delivers a correction for good. The student can read it once all correctors have delivered. Rejects with an ApiError.
 */
export const deliverCorrecao = async (id: number, versao: number) =>
  http.answer(correcoes.deliver, { params: { id }, body: { versao } })

export const removeCorrecao = async (id: number) =>
  http.answer(correcoes.remove, { params: { id } })
