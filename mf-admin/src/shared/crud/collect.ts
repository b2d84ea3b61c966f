import type { ListQuery } from '@rumo/contract'
import type { Row } from './columns.ts'
import type { Listing } from './resource.ts'

/** The longest part of a list that a server gives. */
export const MOST_ROWS = 100

/** All records that a search finds, part by part, each once: up to `most`, or all of the last part. */
export async function collect<T extends Row>(
  list: Listing<T>['list'],
  query: ListQuery,
  most: number,
): Promise<T[]> {
  // A record that moved between two pages comes twice.
  const found = new Map<number, T>()
  for (let pagina = 1; found.size < most; pagina++) {
    const { rows, total = 0 } = await list({ ...query, pagina, limite: MOST_ROWS })
    for (const row of rows) found.set(row.id, row)
    if (rows.length === 0 || pagina * MOST_ROWS >= total) break
  }
  return [...found.values()]
}
