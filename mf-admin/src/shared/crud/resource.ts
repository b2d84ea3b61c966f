import type { Call, Entidade, Envelope, ListQuery } from '@rumo/contract'
import { ApiError, http } from '@rumo/shared-auth'
import type { Row } from './columns.ts'
import type { Noun } from './noun.ts'

interface ById {
  params: { id: number }
}

interface Calls<T> {
  list: Call<T[], { query?: ListQuery }>
  one?: Call<T, ById>
  create: Call<T, { body: object }>
  update: Call<T, ById & { body: object }>
  remove: Call<unknown, ById>
}

/** Part of a list, and how long all of it is; without a `total` it is all of it. */
interface Part<T> {
  rows: T[]
  total: number | undefined
}

/** A list as it is asked for, part by part. */
export interface Listing<T extends Row> {
  /** Under what its parts are kept. */
  name: string
  /** What else tells it from other lists of the noun. */
  key?: readonly unknown[]
  /** Whether the server finds what the columns do not say: then it is asked, however short the list is. */
  searchesBeyond?: boolean
  /** Whether one looks for people: what is looked for then stays out of the address (docs/security.md). */
  isPersonal?: boolean
  list: (query: ListQuery, signal?: AbortSignal) => Promise<Part<T>>
}

/** What a screen does with the records of one noun. */
export interface Resource<T extends Row> extends Listing<T> {
  /** The noun of its calls, under which its lists are kept. */
  name: Entidade
  noun: Noun
  /** As it is now; null where it is gone. */
  find: (id: number) => Promise<T | null>
  create: (body: object) => Promise<Envelope<T>>
  update: (id: number, body: object) => Promise<Envelope<T>>
  remove: (id: number) => Promise<Envelope<unknown>>
  /** Whether the server lets one add, change and remove at all. */
  offersChanges: () => boolean
}

/** The records of a noun by its calls. */
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

function nullWhereGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}
