import type { SiteConfig } from '@rumo/contract'

/**
 * Has the page follow the site's worker where there is one, or is to be one: on a device that has installed the site. A
 * visitor without either loads nothing of it.
 */
export function mayFollowWorker(site: SiteConfig): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const follow = () =>
    void import('./follow-worker.tsx').then(({ followWorker }) => followWorker(site, workers))
  // Something was taken along on this page.
  workers.addEventListener('controllerchange', follow, { once: true })
  if (workers.controller ?? matchMedia('(display-mode: standalone)').matches) {
    addEventListener('load', follow, { once: true })
  }
}
