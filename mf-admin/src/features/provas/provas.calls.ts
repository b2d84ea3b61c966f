import {
  NOUN_WORDS,
  edicao,
  provas,
  type ById,
  type Call,
  type Envelope,
  type ListQuery,
  type Prova,
  type ProvaListada,
} from '@rumo/contract'
import { toSearchText } from '@rumo/contract/search-text'
import { ApiError, http } from '@rumo/shared-auth'
import { queryOptions } from '@tanstack/react-query'
import { resourceOf, type Resource } from '../../shared/crud/resource.ts'
import { isDraft, isIn, type Estado, type Filtro } from './provas.rules.ts'

const todas = resourceOf<ProvaListada>('provas', NOUN_WORDS.provas, provas)

/** The provas of a vestibular, of none or of all. With an `estado`, only those that lack this. */
export function provasResource(
  filtro: Filtro,
  estado: Estado | null = null,
): Resource<ProvaListada> {
  return {
    ...todas,
    key: [filtro, estado],
    list: (query, signal) =>
      estado === null ? list(filtro, query, signal) : listIn(estado, filtro, signal),
  }
}

/**
 * A resource whose form never publishes a draft: the prova is saved as a draft, and `onPublish` gets its id, so that it
 * can be checked first. A prova that is already published stays published.
 */
export function publishingApart(
  resource: Resource<ProvaListada>,
  onPublish: (id: number) => void,
): Resource<ProvaListada> {
  return {
    ...resource,
    create: async (body) => {
      if (!isPublishing(body)) return resource.create(body)
      const answer = await resource.create({ ...body, publicada: false })
      onPublish(answer.dados.id)
      return answer
    },
    update: async (id, body) => {
      const antes = isPublishing(body) ? await resource.find(id) : null
      if (!antes || !isDraft(antes)) return resource.update(id, body)
      const answer = await resource.update(id, { ...body, publicada: false })
      onPublish(id)
      return answer
    },
  }
}

const isPublishing = (body: object) => 'publicada' in body && body.publicada === true

/** No call lists provas by what they lack, so the whole list is filtered here, and searched and sorted in the browser. */
async function listIn(estado: Estado, filtro: Filtro, signal?: AbortSignal) {
  const { rows } = await list(filtro, {}, signal)
  return { rows: rows.filter(isIn[estado]), total: undefined }
}

async function list(filtro: Filtro, query: ListQuery, signal?: AbortSignal) {
  if (filtro === 'todos') return todas.list(query, signal)
  const options = signal && { signal }
  if (filtro === 'nenhum') {
    // No call lists the provas without a vestibular. They are filtered from the whole list, which is then searched and
    // sorted in the browser.
    const all = await http.call(provas.list, { ...options })
    return { rows: all.filter(({ id_vestibular }) => id_vestibular === null), total: undefined }
  }
  const params = { id: filtro }
  const ofVestibular: Call<ProvaListada[], ById & { query?: ListQuery }> = provas.ofVestibular
  const answer = await http.answer(ofVestibular, { params, query, ...options })
  return { rows: answer.dados, total: answer.total }
}

/**
 * Whether a vestibular, or none of them (null), already has a prova of this name. Ignores case, accents and spaces.
 * False if the server does not answer.
 */
export async function isNomeTaken(
  nome: string,
  id_vestibular: number | null,
  exceto?: number,
): Promise<boolean> {
  const { list: find } = provasResource(id_vestibular ?? 'nenhum')
  try {
    const { rows } = await find({ busca: nome, limite: 100 })
    return rows.some(({ id, nome: other }) => id !== exceto && nameKey(other) === nameKey(nome))
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}

const nameKey = (nome: string) => toSearchText(nome).trim().replaceAll(/\s+/g, ' ')

/** Whether the server stores more of a prova than section 3 (docs/product/entities.md) names. */
export const offersEdicao = () => http.offers(edicao.publish)

/** Publishes provas, or returns them to draft. Rejects with an ApiError. */
export const publish = (ids: readonly number[], publicada: boolean) =>
  http.answer(edicao.publish, { body: { ids: [...ids], publicada } })

export const conferir = (id: number) => http.call(edicao.conferir, { params: { id } })

/** Creates a draft prova that has only its PDF. Rejects with an ApiError. */
export const createDraft = (nome: string, url_arquivo: string): Promise<Envelope<Prova>> =>
  http.answer(provas.create, { body: { nome, url_arquivo, publicada: false } })

export const todasAsProvasQuery = queryOptions({
  queryKey: ['provas', 'todas'],
  queryFn: ({ signal }) => http.call(provas.list, { signal }),
})

export const provaQuery = (id: number) =>
  queryOptions({
    queryKey: ['provas', 'uma', id],
    queryFn: ({ signal }) => http.call(provas.one, { params: { id }, signal }),
  })
