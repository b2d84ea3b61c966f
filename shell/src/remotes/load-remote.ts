import type { PlacedRemote } from '@rumo/contract'
import type { RemoteEntry } from '@rumo/contract/host'
import { federation } from './federation.ts'

/** Tells the federation where each remote lies, as the page's configuration says. */
export function placeRemotes(remotes: readonly PlacedRemote[]): void {
  federation.registerRemotes(remotes.map(({ name, entry }) => ({ name, entry, type: 'module' })))
}

/**
 * Brings the module that a remote exposes. Rejects when it cannot be had; may hang as long as the
 * network does. `attempt` counts from 0: a later one asks for the entry under another address, because
 * a browser joins a request for the same module that still hangs.
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
