import type { Envelope } from '@rumo/contract'

/** One page of a list, the newest first. */
export interface PageOf<T> {
  rows: T[]
  pages: number
}

/** How many rows a list on the profile shows at once. */
export const PAGE_ROWS = 5

export function pageOf<T>({ dados, total = dados.length }: Envelope<T[]>): PageOf<T> {
  return { rows: dados, pages: Math.max(1, Math.ceil(total / PAGE_ROWS)) }
}
