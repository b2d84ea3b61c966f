import type { Compilable, CompiledQuery } from 'kysely'
import type { Database } from './db.ts'

/**
 * A query whose only parameters are a list of ids. It is compiled once for each length of the list, because compiling
 * takes as long as running it. `build` gets a list of that length, and must not use its values.
 */
export function queryByIds<Row>(
  db: Database,
  build: (ids: readonly number[]) => Compilable<Row>,
): (ids: readonly number[]) => Promise<Row[]> {
  const compiled = new Map<number, CompiledQuery<Row>>()
  return async (ids) => {
    if (ids.length === 0) return []
    let query = compiled.get(ids.length)
    if (query === undefined) {
      query = build(ids).compile()
      compiled.set(ids.length, query)
    }
    const { rows } = await db.executeQuery<Row>({ ...query, parameters: ids })
    return rows
  }
}
