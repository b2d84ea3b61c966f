/** Where no other tab can be heard, at least this one does one thing after the other. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Does something while nobody else does anything under the same name, in this tab or another; without Web
 * Locks, which only a secure context has, in this tab alone. Settles as `work` does, which does not reject.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks) return locks.request(`rumo/${name}`, work)
  const mine = last.then(work)
  last = mine
  return mine
}
