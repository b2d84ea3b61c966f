import { type FiltroDeQuestoes, LIMITE_PADRAO } from '@rumo/contract'
import type { Way } from '../../infra/lists/trigrams.ts'

/** To look up and sort more than these takes longer than to walk past all questions in an index of their order. */
const MANY = 1000
/** A search that finds more questions finds some on every page of them. */
const COMMON = 20_000

/** Which part of a sorted list a page is, from the end that is nearer to it. */
export interface Slice {
  by: string
  direction: 'asc' | 'desc'
  limit: number
  offset: number
  /** Whether it is counted from the end, and comes the other way round. */
  isFromEnd: boolean
}

/** The page that is asked for; `limit` is not above 0 where the list has no such page. */
export function sliceOf(
  { pagina = 1, limite = LIMITE_PADRAO, ordem = 'prova' }: FiltroDeQuestoes,
  total: number,
): Slice {
  const by = ordem.replace('-', '')
  const isDescending = ordem.startsWith('-')
  const before = (pagina - 1) * limite
  const limit = Math.min(limite, total - before)
  const after = total - before - limit
  const isFromEnd = after < before
  return {
    by,
    direction: isDescending === isFromEnd ? 'asc' : 'desc',
    limit,
    offset: isFromEnd ? after : before,
    isFromEnd,
  }
}

/** How SQLite comes soonest to this part of what a search found. */
export function wayTo({ offset, limit }: Slice, total: number): Way {
  if (total > COMMON && (offset + limit) * 10 < total) return 'texts'
  return total > MANY ? 'order' : 'ids'
}
