import { vi } from 'vitest'

/**
 * For one test: makes the page one of a site that can be stored for offline use, in a browser that stores the site and
 * these pictures. Returns the stored pictures, by address.
 */
export function keptSite(pictures: Record<string, string>): Map<string, Response> {
  document.head.innerHTML = '<link rel="manifest" href="/rumo/rumo.webmanifest">'
  const kept = new Map<string, Response>()
  const cache = {
    put: async (url: string, file: Response) => void kept.set(url, file),
    delete: async (url: string) => kept.delete(url),
    matchAll: async () => [...kept.values()].map((file) => file.clone()),
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('caches', { open: async () => cache, keys: async () => ['rumo-site-a'] })
  vi.stubGlobal('fetch', async (url: string) => {
    const text = pictures[url]
    return new Response(text ?? 'gone', { status: text === undefined ? 404 : 200 })
  })
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: async () => ({}), ready: Promise.resolve({}), controller: null },
  })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: {} })
  return kept
}
