import type { ApiError } from '@rumo/shared-auth'
import { useSlow } from '@rumo/shared-ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '../as-api-error.ts'
import { useSettled } from '../use-settled.ts'
import type { Column, Row } from './columns.ts'
import type { Listing } from './resource.ts'
import { PAGE_ROWS, pagesOf, viewOf, type Shown, type View } from './view.ts'

/** The longest part of a list that a server gives: what fits into it is searched here, at once. */
const FIRST_ROWS = 100
/** Between letters nobody waits for an answer. */
const TYPING_MS = 200

export interface Lista<T extends Row> {
  view: View
  /** Changes what is asked for; from the first page on unless a page is named. */
  change: (changes: Partial<View>) => void
  /** What there is to show; undefined until it is there. */
  shown: Shown<T> | undefined
  error: ApiError | null
  /** Whether it has taken so long that one may want to try again. */
  isSlow: boolean
  /** Aborts what is pending and asks again. */
  retry: () => void
}

/**
 * A list as somebody searches, sorts and pages it. Where all of it came with the first answer, because it
 * is short or the server knows no parts, all of that happens here; a longer one is asked for page by page.
 */
export function useLista<T extends Row>(
  { name, key = [], searchesBeyond = false, list }: Listing<T>,
  columns: readonly Column<T>[],
  ordem: string,
): Lista<T> {
  const [view, setView] = useState<View>({ busca: '', ordem, pagina: 1 })
  const which = JSON.stringify(key)
  const [asked, setAsked] = useState(which)
  if (asked !== which) {
    // Another list begins at its first page.
    setAsked(which)
    setView((before) => ({ ...before, pagina: 1 }))
  }
  const start = useQuery({
    queryKey: [name, ...key, 'inicio', ordem],
    queryFn: ({ signal }) => list({ pagina: 1, limite: FIRST_ROWS, ordem }, signal),
  })
  const first = start.data
  const busca = useSettled(view.busca, TYPING_MS).trim()
  const isWhole =
    first !== undefined &&
    (first.total ?? 0) <= first.rows.length &&
    !(searchesBeyond && busca !== '')
  // What is typed and not yet asked for leaves nothing out where only the server knows.
  const whole = searchesBeyond ? { ...view, busca: '' } : view
  const page = useQuery({
    queryKey: [name, ...key, 'pagina', { busca, ordem: view.ordem, pagina: view.pagina }],
    queryFn: ({ signal }) =>
      list(
        { pagina: view.pagina, limite: PAGE_ROWS, ordem: view.ordem, ...(busca && { busca }) },
        signal,
      ),
    enabled: first !== undefined && !isWhole,
    placeholderData: keepPreviousData,
  })
  const failed = start.error ? start : page
  const isSlow = useSlow(start.isFetching || page.isFetching)
  const shown =
    first && (isWhole ? viewOf(first.rows, columns, whole) : partOf(page.data, first.total))
  // The last of a page may have been deleted, or a filter leave fewer.
  if (shown && view.pagina > shown.pages && (isWhole || !page.isPlaceholderData)) {
    setView((before) => ({ ...before, pagina: Math.min(before.pagina, shown.pages) }))
  }
  return {
    view,
    change: (changes) => setView((before) => ({ ...before, pagina: 1, ...changes })),
    shown,
    error: failed.error && asApiError(failed.error),
    isSlow,
    retry: () => void (start.data && !start.error ? page : start).refetch({ cancelRefetch: true }),
  }
}

function partOf<T>(
  part: { rows: T[]; total: number | undefined } | undefined,
  total: number | undefined,
): Shown<T> | undefined {
  if (!part) return undefined
  const found = part.total ?? part.rows.length
  return { rows: part.rows, found, total: Math.max(total ?? 0, found), pages: pagesOf(found) }
}
