/** At most `count` times within `minutes`. */
export interface Limit {
  readonly count: number
  readonly minutes: number
}

/** How often each action is allowed before 429 (docs/decisions/validation.md). */
export interface Limits {
  /** Failed sign-ins to one account from one address. */
  readonly entradasPorConta: Limit
  /** Failed sign-ins from one address, whatever the account. */
  readonly entradasPorEndereco: Limit
  /**
   * Attempts to sign in, right or wrong, to an account from an address that is at its limits. Holds only if the account
   * signed up or in from there before.
   */
  readonly entradasDeConhecida: Limit
  /** Passwords hashed, right or wrong, for one account: a signed-in one, or one that signs in from one address. */
  readonly senhasPorConta: Limit
  /** Passwords hashed, right or wrong, from one address, whatever the account. */
  readonly senhasPorEndereco: Limit
  readonly cadastrosPorEndereco: Limit
  /** Reports of errors and requests for mails, from one address. */
  readonly relatosPorEndereco: Limit
  readonly redacoesPorConta: Limit
  readonly tentativasPorConta: Limit
  readonly simuladosPorConta: Limit
  /**
   * Changes that one account makes to itself, each of which the audit log keeps. Setting the day of its exam has the
   * same limit, with its own count.
   */
  readonly mudancasPorConta: Limit
}

/**
 * The seconds until a limit admits the next attempt; undefined if it admits one now. `times` are the counted attempts,
 * in ms since 1970, in any order.
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
  return waitUntil(leavesFirst + windowMs, now)
}

/** How many seconds remain until an instant, at least 1; both in ms since 1970. */
export function waitUntil(time: number, now: number): number {
  return Math.max(Math.ceil((time - now) / 1000), 1)
}
