import type { ById, Call, Entidade, Envelope, ListQuery } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { nullWhereGone } from '../null-where-gone.ts'
import type { Row } from './columns.ts'
import type { Noun } from './noun.ts'

interface Calls<T> {
  list: Call<T[], { query?: ListQuery }>
  one?: Call<T, ById>
  create: Call<T, { body: object }>
  update: Call<T, ById & { body: object }>
  remove: Call<unknown, ById>
}

/** A part of a list, and the length of the whole list. Without a `total`, the part is the whole list. */
interface Part<T> {
  rows: T[]
  total: number | undefined
}

/** How a list is fetched, part by part. */
export interface Listing<T extends Row> {
  /** The beginning of the key under which its parts are cached. */
  name: string
  /** What distinguishes the list from others of the same noun. */
  key?: readonly unknown[]
  /**
   * Whether the server's search finds more than the texts of the columns. Then the server searches, however short the
   * list is.
   */
  searchesBeyond?: boolean
  /** Whether a search may hold the name of a person. The search then stays out of the address (docs/security.md). */
  isPersonal?: boolean
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Part<T>>
}

/** The operations of a screen on the records of one noun. */
export interface Resource<T extends Row> extends Listing<T> {
  /** The noun of the calls, under which the lists are cached. */
  name: Entidade
  noun: Noun
  /** The record as it is on the server now; null if it is gone. */
  find: (id: number) => Promise<T | null>
  create: (body: object) => Promise<Envelope<T>>
  update: (id: number, body: object) => Promise<Envelope<T>>
  remove: (id: number) => Promise<Envelope<unknown>>
  /** Whether the server has the calls that add, change and remove records. */
  offersChanges: () => boolean
}

export function resourceOf<T extends Row>(
  name: Entidade,
  noun: Noun,
  calls: Calls<T>,
): Resource<T> {
  const list: Resource<T>['list'] = async (query, signal) => {
    const { dados, total } = await http.answer(calls.list, { query, ...(signal && { signal }) })
    return { rows: dados, total }
  }
  const { one } = calls
  return {
    name,
    noun,
    list,
    find: (id) =>
      one
        ? http.call(one, { params: { id } }).catch(nullWhereGone)
        : list({ limite: 100 }).then(({ rows }) => rows.find((row) => row.id === id) ?? null),
    create: (body) => http.answer(calls.create, { body }),
    update: (id, body) => http.answer(calls.update, { params: { id }, body }),
    remove: (id) => http.answer(calls.remove, { params: { id } }),
    offersChanges: () => http.offers(calls.create),
  }
}
