import { type FiltroDeQuestoes, LIMITE_PADRAO } from '@rumo/contract'
import { wayOf, type Way } from '../../infra/lists/trigrams.ts'

/** A search with more hits finds some on every page. */
const COMMON = 20_000

/** The part of a sorted list that a page is, counted from the nearer end. */
export interface Slice {
  by: string
  direction: 'asc' | 'desc'
  limit: number
  offset: number
  /** Whether it is counted from the end, in reverse order. */
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

/** The fastest way for SQLite to this part of a search. */
export function wayTo({ offset, limit }: Slice, total: number): Way {
  if (total > COMMON && (offset + limit) * 10 < total) return 'texts'
  return wayOf(total)
}
