import { type FiltroDeQuestoes, LIMITE_PADRAO } from '@rumo/contract'
import { strategyForCount, type SearchStrategy } from '../../infra/lists/trigrams.ts'

/** With more hits than this, a search finds some among any few rows that are read. */
const COMMON = 20_000

/** The rows of a sorted list that make up a page, counted from the nearer end of the list. */
export interface Slice {
  by: string
  direction: 'asc' | 'desc'
  limit: number
  offset: number
  /** Whether the rows are counted from the end, and so read in reverse order. */
  isFromEnd: boolean
}

/** The rows of the requested page; `limit` is 0 or less when the list has no such page. */
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

/** The fastest way for SQLite to find these rows of a search. */
export function strategyForSlice({ offset, limit }: Slice, total: number): SearchStrategy {
  if (total > COMMON && (offset + limit) * 10 < total) return 'texts'
  return strategyForCount(total)
}
