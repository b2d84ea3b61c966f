import {
  edicao,
  materias,
  type Estado,
  type FiltroDeQuestoes,
  type LinhaDeQuestao,
  type Lote,
} from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { omitBy } from 'es-toolkit'
import { collect } from '../../shared/crud/collect.ts'
import type { Listing } from '../../shared/crud/resource.ts'
import type { Rascunho } from './questao-rascunho.ts'
import { bodyOf } from './send.ts'

export const QUESTAO = { singular: 'questão', plural: 'questões', genero: 'f' } as const

export const offersQuestoes = () => http.offers(edicao.listQuestoes)

export interface Filtro {
  /** Null: of all provas. */
  id_prova: number | null
  estado: Estado | null
  /** Null: of any matéria, or any assunto. */
  id_materia: number | null
  id_assunto: number | null
  /** Null: of any year. */
  ano: number | null
}

export function questoesList(filtro: Partial<Filtro>): Listing<LinhaDeQuestao> {
  const filters = omitBy(filtro, (value) => value === null)
  return {
    name: 'questoes',
    key: [filters],
    // A row holds only the beginning of the text, but the server searches all of it.
    searchesBeyond: true,
    list: async (query, signal) => {
      // The cast is safe because `ordem` comes from the columns of this list.
      const asked = { ...query, ...filters } as FiltroDeQuestoes
      const answer = await http.answer(edicao.listQuestoes, {
        query: asked,
        ...(signal && { signal }),
      })
      return { rows: answer.dados, total: answer.total }
    },
  }
}

/** What `useDelete` needs to ask about a question and delete it. */
export const questoesToRemove = {
  name: 'questoes',
  noun: QUESTAO,
  remove: (id: number) => http.answer(edicao.removeQuestao, { params: { id } }),
} as const

/** A question with its alternatives and references. It is fetched anew whenever it is opened. */
export const questaoQuery = (id: number) =>
  queryOptions({
    queryKey: ['questao', id],
    queryFn: ({ signal }) => http.call(edicao.oneQuestao, { params: { id }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** All questions of a prova in their order, fetched page by page. */
export const trilhoQuery = (id_prova: number) =>
  queryOptions({
    queryKey: ['questoes', 'trilho', id_prova],
    queryFn: ({ signal }) => {
      const { list } = questoesList({ id_prova })
      return collect((query) => list(query, signal), { ordem: 'numero' }, Infinity)
    },
  })

/** How many answers to a question would be graded again if its key changed. */
export const respostasQuery = (id: number) =>
  queryOptions({
    queryKey: ['questao', id, 'respostas'],
    queryFn: ({ signal }) => http.call(edicao.countRespostas, { params: { id }, signal }),
  })

export const materiasQuery = queryOptions({
  queryKey: ['materias', 'todas'],
  queryFn: ({ signal }) => http.call(materias.list, { signal }),
})

export function saveQuestao(id: number | null, rascunho: Rascunho) {
  const body = bodyOf(rascunho)
  if (id === null) return http.answer(edicao.createQuestao, { body })
  return http.answer(edicao.updateQuestao, { params: { id }, body })
}

export const changeLote = (body: Lote) => http.answer(edicao.changeLote, { body })

/** The next free number at the end of a prova. Fetched once for each `turn`. */
export const nextNumeroQuery = (id_prova: number, turn: number) =>
  queryOptions({
    queryKey: ['questoes', 'proximo-numero', id_prova, turn],
    queryFn: async ({ signal }) => {
      const query = { id_prova, ordem: '-numero', limite: 1 } as const
      const [last] = await http.call(edicao.listQuestoes, { query, signal })
      return (last?.numero ?? 0) + 1
    },
    staleTime: Infinity,
    gcTime: 0,
  })
