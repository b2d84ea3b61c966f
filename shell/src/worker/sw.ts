import { CACHES, COMPOSITION_NAME } from '@rumo/contract'
import { keepComposition } from './keep-composition.ts'
import { answerTo, cacheOf, cachesToDrop, markOf, USE_NOW } from './worker.rules.ts'
import { scope } from './worker-scope.ts'

const composition = scope[COMPOSITION_NAME]

scope.addEventListener('install', (event) => event.waitUntil(keepComposition(composition)))

scope.addEventListener('activate', (event) => event.waitUntil(takeCharge()))

// The worker never takes over by itself while a page is open: the user is asked first (follow-worker.tsx).
scope.addEventListener('message', (event) => {
  if (event.data === USE_NOW) event.waitUntil(scope.skipWaiting())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { method, url, mode, destination } = request
  const asked = {
    method,
    url,
    isNavigation: mode === 'navigate',
    isPicture: destination === 'image',
  }
  const answer = answerTo(asked, composition, location.origin)
  if (answer === null) return
  const { from, address } = answer
  if (from === 'page') event.respondWith(kept(cacheOf(composition), address, request))
  else if (from === 'file') event.respondWith(keptAnywhere(address, request))
  else if (from === 'picture') event.respondWith(kept(CACHES.pictures, address, request))
  else event.respondWith(fetch(request).catch(() => kept(cacheOf(composition), address, request)))
})

async function takeCharge(): Promise<void> {
  // The mark is made anew, which makes it the newest: a release that was used before may come back.
  await caches.delete(markOf(composition))
  await caches.open(markOf(composition))
  const unneeded = cachesToDrop(await caches.keys(), composition)
  await Promise.all(unneeded.map((name) => caches.delete(name)))
  await scope.clients.claim()
}

/** The answer that a cache has for an address, or else that of the network. */
async function kept(cacheName: string, address: string, request: Request): Promise<Response> {
  return (await caches.match(address, { cacheName })) ?? fetch(request)
}

/** For an address whose content never changes, which the cache of any composition may have. */
async function keptAnywhere(address: string, request: Request): Promise<Response> {
  return (await caches.match(address)) ?? fetch(request)
}
