import { WORKER_FILE } from '@rumo/contract'

/** So long the site may take to be kept: on a slow network it is a megabyte. */
const PATIENCE_MS = 120_000

/** The page links a manifest where the site may be kept (docs/operations.md, `sem_internet`). */
const manifestLink = () => document.querySelector<HTMLLinkElement>('link[rel="manifest"]')

/** Whether this browser, on this site, can keep the site to be opened without a network. */
export function canKeepSite(): boolean {
  return globalThis.isSecureContext && 'serviceWorker' in navigator && manifestLink() !== null
}

/** Has the browser keep the site itself, whole. Rejects where that does not succeed. */
export async function keepSite(): Promise<void> {
  const scope = new URL('.', manifestLink()?.href)
  await navigator.serviceWorker.register(new URL(WORKER_FILE, scope).href, { scope: scope.href })
  const patience = AbortSignal.timeout(PATIENCE_MS)
  const late = new Promise<never>((_, reject) => {
    patience.addEventListener('abort', () => reject(patience.reason as Error))
  })
  await Promise.race([navigator.serviceWorker.ready, late])
  // Otherwise a browser short of space may take all of it away.
  await navigator.storage.persist?.().catch(() => false)
}
