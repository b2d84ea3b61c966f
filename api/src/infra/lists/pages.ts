import { setImmediate } from 'node:timers/promises'

/** The fields of an answer: of an array its pages, which are read while it is sent. */
export type Streamed<Dados> = {
  readonly [Field in keyof Dados]: Dados[Field] extends readonly (infer Item)[]
    ? AsyncIterable<readonly Item[]>
    : Dados[Field]
}

/**
 * Gives rows a page at a time, each read when it is asked for: `read` gets the key of the last row so far, 0 at the
 * beginning, and how many rows to give from the next key on, in their order. SQLite reads without letting anything else
 * happen: between two pages others have their turn.
 */
export async function* pagesOf<Row>(
  size: number,
  read: (after: number, size: number) => Promise<readonly Row[]>,
  keyOf: (row: Row) => number,
): AsyncGenerator<readonly Row[]> {
  let after = 0
  for (;;) {
    const rows = await read(after, size)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < size) return
    after = keyOf(last)
    await setImmediate()
  }
}
