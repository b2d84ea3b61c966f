import type { ListQuery } from '@rumo/contract'
import type { Row } from './columns.ts'
import type { Listing } from './resource.ts'

/** The largest part of a list that a server gives at once. */
export const MOST_ROWS = 100

/**
 * All records that a search finds, each once, read part by part. Stops after the part in which `most` is reached, so
 * the result may be longer.
 */
export async function collect<T extends Row>(
  list: Listing<T>['list'],
  query: ListQuery,
  most: number,
): Promise<T[]> {
  // A record that moves between two parts meanwhile is read twice.
  const found = new Map<number, T>()
  for (let pagina = 1; found.size < most; pagina++) {
    const { rows, total = 0 } = await list({ ...query, pagina, limite: MOST_ROWS })
    for (const row of rows) found.set(row.id, row)
    if (rows.length === 0 || pagina * MOST_ROWS >= total) break
  }
  return [...found.values()]
}
