import type { SiteConfig } from '@rumo/contract'

/**
 * Makes the page follow the site's worker when there is one, or when there should be one because the device has
 * installed the site. For other visitors nothing of it is loaded.
 */
export function mayFollowWorker(site: SiteConfig): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const follow = () =>
    void import('./follow-worker.tsx').then(({ followWorker }) => followWorker(site, workers))
  // A worker takes control when the user stores something on the device from this page.
  workers.addEventListener('controllerchange', follow, { once: true })
  if (workers.controller ?? matchMedia('(display-mode: standalone)').matches) {
    // Only for an account does the shell start before the page has loaded.
    if (document.readyState === 'complete') follow()
    else addEventListener('load', follow, { once: true })
  }
}
