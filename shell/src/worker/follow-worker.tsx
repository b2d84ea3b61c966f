import { WORKER_FILE, type SiteConfig } from '@rumo/contract'
import { createRoot } from 'react-dom/client'
import { SiteNotices } from './site-notices.tsx'
import { USE_NOW } from './worker.rules.ts'

let isFollowed = false

/**
 * Shows the notices about the worker and the network, and registers the worker on a device that has installed the site.
 * Only the first call on a page does so.
 */
export function followWorker(site: SiteConfig, workers: ServiceWorkerContainer): void {
  if (isFollowed) return
  isFollowed = true
  const element = document.createElement('div')
  element.dataset.boundary = 'shell'
  document.body.append(element)
  const root = createRoot(element)
  const show = (waiting: ServiceWorker | null) =>
    root.render(<SiteNotices site={site} onUseNow={waiting && (() => useNow(workers, waiting))} />)
  show(null)
  void registrationOf(site, workers).then(
    (registration) => registration && watch(registration, show),
  )
}

/** The registration of the site's worker; null when the site has no worker, or when the browser refuses one. */
async function registrationOf(
  { base, sem_internet: isWanted = true }: SiteConfig,
  workers: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  const registered = await workers.getRegistration(base)
  if (registered) return registered
  if (!isWanted) return null
  // Without a network the registration fails. The next start of the site tries again.
  return workers.register(base + WORKER_FILE, { scope: base }).catch(() => null)
}

/** Tells of a worker of a new release, which waits while the page still has the worker before it. */
function watch(
  registration: ServiceWorkerRegistration,
  onWaiting: (waiting: ServiceWorker | null) => void,
): void {
  const tell = () => onWaiting(registration.active ? registration.waiting : null)
  const followInstalling = () => registration.installing?.addEventListener('statechange', tell)
  tell()
  // Another page may have begun to install a new worker.
  followInstalling()
  registration.addEventListener('updatefound', followInstalling)
  const look = () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  }
  // By itself a browser looks for a new release only some time after a page was loaded.
  look()
  // An installed site may stay open for days.
  document.addEventListener('visibilitychange', look)
}

function useNow(workers: ServiceWorkerContainer, waiting: ServiceWorker): void {
  workers.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of one origin
  waiting.postMessage(USE_NOW)
}
