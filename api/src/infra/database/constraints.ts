export type Refusal = 'unique' | 'foreign_key' | 'check' | 'not_null' | 'value'

/** The extended result codes of SQLite and the SQLSTATEs of PostgreSQL. */
const REFUSALS = new Map<unknown, Refusal>([
  [2067, 'unique'],
  [1555, 'unique'],
  ['23505', 'unique'],
  [787, 'foreign_key'],
  ['23503', 'foreign_key'],
  [275, 'check'],
  ['23514', 'check'],
  [1299, 'not_null'],
  ['23502', 'not_null'],
  // Values that only PostgreSQL refuses: a number of more than 32 bits, a NUL character in a text, a text too long for
  // an index.
  ['22003', 'value'],
  ['22021', 'value'],
  ['54000', 'value'],
])

/** Waits for a write. If the database refuses it for a reason in `errors`, that error is thrown instead. */
export async function refusing<Result>(
  writing: Promise<Result>,
  errors: Partial<Record<Refusal, () => Error>>,
): Promise<Result> {
  try {
    return await writing
  } catch (error) {
    const refusal = refusalOf(error)
    throw (refusal && errors[refusal]?.()) ?? error
  }
}

/** The reason for which the database refused a query that failed with `error`; undefined if it failed otherwise. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined
  if ('errcode' in error) return REFUSALS.get(error.errcode)
  return 'code' in error ? REFUSALS.get(error.code) : undefined
}
