/** The last work in this tab: without Web Locks, work is done one after the other at least within the tab. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` while no other work runs under the same name, in this tab or another one. Web Locks exist only in a
 * secure context; without them, only work in this tab is considered. Settles as `work` does, which must not reject.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks) return locks.request(`rumo/${name}`, work)
  const mine = last.then(work)
  last = mine
  return mine
}
