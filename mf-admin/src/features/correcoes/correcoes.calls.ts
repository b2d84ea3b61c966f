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

/** The essays that are so far; null: all. */
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

/** The two that wait longest: one may be the essay that is open. */
export const esperaQuery = queryOptions({
  queryKey: ['correcoes', 'espera'],
  queryFn: async ({ signal }) =>
    correcoesList('a_corrigir').list({ pagina: 1, limite: 2, ordem: 'enviada_em' }, signal),
})

/** An essay as it was sent, and who is about it: null where the server does not say. */
export interface RedacaoAberta {
  redacao: RedacaoEnviada
  linha: LinhaDeCorrecao | null
}

export const ESSAYS = ['redacao enviada']

export const redacaoQuery = (id: number) =>
  queryOptions({
    queryKey: [...ESSAYS, id],
    queryFn: async ({ signal }): Promise<RedacaoAberta> => {
      const [redacao, linhas] = await Promise.all([
        http.call(redacoesEnviadas.one, { params: { id }, signal }),
        http.call(correcoes.list, { query: { id_redacao_enviada: id }, signal }),
      ])
      const linha = linhas.find(({ id_redacao_enviada }) => id_redacao_enviada === id) ?? null
      return { redacao, linha }
    },
  })

/** What this device keeps for the signed-in user. */
function openShelf(): Shelf {
  const owner = device.owner()
  return { ...device.of(owner), under: async (prefix) => keptUnder(owner, prefix) }
}

/** A correction, with what this device has of it that the server lacks. */
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
    // What others make of it meanwhile is told where it matters: when this one is sent.
    staleTime: Infinity,
    gcTime: 0,
  })

export const servidor: Servidor = {
  save: async (id, body) => http.call(correcoes.update, { params: { id }, body }),
  find: async (id) => http.call(correcoes.one, { params: { id } }),
}

/** Begins a correction, or gives the one that was begun. Rejects with an ApiError. */
export const beginCorrecao = async (body: NovaCorrecao) => http.call(correcoes.begin, { body })

/** Makes a correction final: its student reads it once all have delivered. Rejects with an ApiError. */
export const deliverCorrecao = async (id: number, versao: number) =>
  http.answer(correcoes.deliver, { params: { id }, body: { versao } })

export const removeCorrecao = async (id: number) =>
  http.answer(correcoes.remove, { params: { id } })
