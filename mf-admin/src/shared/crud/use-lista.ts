import type { ApiError } from '@rumo/shared-auth'
import { useSlow } from '@rumo/shared-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { asApiError } from '@rumo/shared-device/api-error'
import { useListAddress } from '../lista/use-list-address.ts'
import { collect, MOST_ROWS } from './collect.ts'
import type { Column, Row } from './columns.ts'
import type { Listing } from './resource.ts'
import { useSeen } from './use-seen.ts'
import { foundOf, PAGE_ROWS, pagesOf, viewOf, type Shown, type View } from './view.ts'

export interface Lista<T extends Row> {
  view: View
  /** Changes the view. Goes to the first page unless a page is given. */
  change: (changes: Partial<View>) => void
  /** The rows to show; undefined until they have loaded. */
  shown: Shown<T> | undefined
  error: ApiError | null
  /** What the parts of the screen take that show and change the order. */
  order: { ordem: string; onOrdem: (ordem: string) => void }
  /** Whether loading takes so long that a retry is offered. */
  isSlow: boolean
  /** The ids of all matches on all pages, at most `most`. Rejects with an ApiError. */
  findIds: (most: number) => Promise<number[]>
  /** A record as the list last showed or found it; undefined if it did neither since it was opened. */
  rowOf: (id: number) => T | undefined
  /** Aborts the pending request and sends it again. */
  retry: () => void
}

/**
 * A list, searched, sorted and paged as its address says. If the first answer holds the whole list, because the list is
 * short or the server does not page, all of that happens in the browser. A longer list is fetched page by page.
 */
export function useLista<T extends Row>(
  listing: Listing<T>,
  columns: readonly Column<T>[],
  ordem: string,
): Lista<T> {
  const { name, key = [], searchesBeyond = false, isPersonal = false, list } = listing
  const campos = columns.flatMap(({ campo }) => campo ?? [])
  const { view, settled, change, correct } = useListAddress({ ordem, campos, isPersonal })
  useFirstPage(JSON.stringify(key), () => settled.pagina > 1 && correct(1))
  const start = useQuery({
    queryKey: [name, ...key, 'inicio', ordem],
    // A list that fits into one part is searched in the browser, without delay.
    queryFn: ({ signal }) => list({ pagina: 1, limite: MOST_ROWS, ordem }, signal),
  })
  const first = start.data
  const busca = settled.busca.trim()
  const asked = { ordem: settled.ordem, ...(busca && { busca }) }
  const isWhole =
    first !== undefined &&
    (first.total ?? 0) <= first.rows.length &&
    !(searchesBeyond && busca !== '')
  // If only the server can search, the browser filters nothing while the server has not been asked for the typed text
  // yet.
  const whole = searchesBeyond ? { ...view, busca: '' } : view
  const page = useQuery({
    queryKey: [name, ...key, 'pagina', { ...settled, busca }],
    queryFn: ({ signal }) => list({ ...asked, pagina: settled.pagina, limite: PAGE_ROWS }, signal),
    enabled: first !== undefined && !isWhole,
    placeholderData: keepPreviousData,
  })
  const failed = start.error ? start : page
  const isSlow = useSlow(start.isFetching || page.isFetching)
  const shown =
    first && (isWhole ? viewOf(first.rows, columns, whole) : partOf(page.data, first.total))
  const { seen, add } = useSeen(shown?.rows)
  // The last row of the last page may have been deleted, or the address may be old.
  const last = shown && (isWhole || !page.isPlaceholderData) ? shown.pages : Infinity
  useEffect(() => {
    if (settled.pagina > last) correct(last)
  })
  const findIds = async (most: number) => {
    const found =
      first && isWhole ? foundOf(first.rows, columns, whole) : await collect(list, asked, most)
    add(found)
    return found.slice(0, most).map(({ id }) => id)
  }
  return {
    view,
    findIds,
    rowOf: (id) => seen.get(id),
    change,
    order: { ordem: view.ordem, onOrdem: (next) => change({ ordem: next }) },
    shown,
    error: failed.error && asApiError(failed.error),
    isSlow,
    retry: () => void (start.data && !start.error ? page : start).refetch({ cancelRefetch: true }),
  }
}

/** Returns to the first page when the filters change, unless the address changed, too. */
function useFirstPage(which: string, toFirst: () => void): void {
  const { search } = useLocation()
  const before = useRef({ which, search })
  useEffect(() => {
    if (before.current.which !== which && before.current.search === search) toFirst()
    before.current = { which, search }
  })
}

function partOf<T>(
  part: { rows: T[]; total: number | undefined } | undefined,
  total: number | undefined,
): Shown<T> | undefined {
  if (!part) return undefined
  const found = part.total ?? part.rows.length
  return { rows: part.rows, found, total: Math.max(total ?? 0, found), pages: pagesOf(found) }
}
