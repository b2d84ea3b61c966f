import { CACHES } from '@rumo/contract'

/** How much space the site's own files take on this device, in bytes; 0 when the browser does not tell. */
export async function siteBytes(): Promise<number> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHES.site))
    const sizes = await Promise.all(names.map(bytesIn))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  } catch {
    // A browser that stores nothing for sites has no caches.
    return 0
  }
}

async function bytesIn(name: string): Promise<number> {
  const cache = await caches.open(name)
  const files = await cache.matchAll()
  const blobs = await Promise.all(files.map((file) => file.blob()))
  return blobs.reduce((sum, { size }) => sum + size, 0)
}
