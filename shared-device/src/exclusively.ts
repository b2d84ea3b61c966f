/** Without Web Locks, work is at least sequential within this tab. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` while nothing else runs under the same name, in this tab or another; without Web Locks, which only a
 * secure context has, in this tab alone. Settles as `work` does, which does not reject.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks) return locks.request(`rumo/${name}`, work)
  const mine = last.then(work)
  last = mine
  return mine
}
