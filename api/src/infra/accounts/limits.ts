/** How many in how long. */
export interface Limit {
  readonly count: number
  readonly minutes: number
}

/** What one may do how often before 429 (docs/product.md section 5). */
export interface Limits {
  /** Failures to enter one account from one address. */
  readonly entradasPorConta: Limit
  /** Failures to enter from one address, whatever the account. */
  readonly entradasPorEndereco: Limit
  /** Accounts asked for from one address. */
  readonly cadastrosPorEndereco: Limit
  /** Reports of errors from one address. */
  readonly relatosPorEndereco: Limit
  /** Essays sent by one account. */
  readonly redacoesPorConta: Limit
}

/** Nobody is told to wait for longer, though one who comes back then may be told again. */
const LONGEST_WAIT_S = 15 * 60

/**
 * For how many seconds a limit lets nothing more in; undefined where it does. `times` are those of what it
 * counts, in ms since 1970, in any order.
 */
export function waitOf(
  { count, minutes }: Limit,
  times: readonly number[],
  now: number,
): number | undefined {
  const windowMs = minutes * 60_000
  const counted = times.filter((time) => time > now - windowMs).toSorted((a, b) => b - a)
  const leavesFirst = counted[count - 1]
  if (leavesFirst === undefined) return undefined
  const waitS = Math.ceil((leavesFirst + windowMs - now) / 1000)
  return Math.min(Math.max(waitS, 1), LONGEST_WAIT_S)
}
