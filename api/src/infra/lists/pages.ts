import { setImmediate } from 'node:timers/promises'

/** An answer that is streamed: each list is given as pages, which are read while the answer is sent. */
export type Streamed<Dados> = {
  readonly [Field in keyof Dados]: Dados[Field] extends readonly (infer Item)[]
    ? AsyncIterable<readonly Item[]>
    : Dados[Field]
}

/**
 * Reads rows page by page, each page when it is asked for. `read` gets the key of the last row so far (0 at first) and
 * the number of rows to return, which must be those that follow in the order of the keys. SQLite blocks the process
 * while it reads, so other requests are served between two pages.
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
