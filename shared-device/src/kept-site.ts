import { WORKER_FILE } from '@rumo/contract'

/** The longest time for storing the site, which is a megabyte, on a slow network. */
const PATIENCE_MS = 120_000

/** The page links a manifest only where the site may be stored for offline use (docs/operations.md, `sem_internet`). */
const manifestLink = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')

/** Whether this browser can store this site, to open it without a network. */
export function canKeepSite(): boolean {
  return globalThis.isSecureContext && 'serviceWorker' in navigator && manifestLink() !== null
}

/** Has the browser store the whole site. Rejects where that fails. */
export async function keepSite(): Promise<void> {
  const scope = new URL('.', manifestLink()?.href)
  await navigator.serviceWorker.register(new URL(WORKER_FILE, scope).href, { scope: scope.href })
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason as Error))
  })
  await Promise.race([navigator.serviceWorker.ready, late])
  // Without persistent storage, a browser that is short of space may delete all of it.
  await navigator.storage.persist?.().catch(() => false)
}
