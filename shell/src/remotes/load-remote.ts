import type { PlacedRemote } from '@rumo/contract'
import type { RemoteEntry } from '@rumo/contract/host'
import { federation } from './federation.ts'

/** Tells the federation the address of each remote's entry, from the page's configuration. */
export function placeRemotes(remotes: readonly PlacedRemote[]): void {
  federation.registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, type: 'module' })))
}

/**
 * Loads the module that a remote exposes. Rejects when it cannot be loaded, and may stay pending as long as the network
 * hangs. `attempt` counts from 0. A later attempt requests the entry at another address, because a browser joins a
 * request for the same module that is still pending.
 */
export async function loadRemoteEntry(
  { name, entry, exposes }: PlacedRemote,
  attempt: number,
): Promise<RemoteEntry> {
  if (attempt > 0) {
    const url = new URL(entry, location.href)
    url.searchParams.set('tentativa', `${attempt}`)
    federation.registerRemotes([{ name, entry: url.href, type: 'module' }], { force: true })
  }
  const module = await federation.loadRemote<RemoteEntry>(`${name}/${exposes.slice('./'.length)}`)
  if (!module) throw new Error(`${name} exposes no ${exposes}.`)
  return module
}
