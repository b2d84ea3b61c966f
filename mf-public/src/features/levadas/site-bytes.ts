import { CACHES } from '@rumo/contract'

/** How much space the site itself takes on this device, in bytes; 0 where the browser does not tell. */
export async function siteBytes(): Promise<number> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(CACHES.site))
    const sizes = await Promise.all(names.map(bytesIn))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  } catch {
    // A browser that keeps nothing has no caches.
    return 0
  }
}

async function bytesIn(name: string): Promise<number> {
  const cache = await caches.open(name)
  const files = await cache.matchAll()
  const blobs = await Promise.all(files.map((file) => file.blob()))
  return blobs.reduce((sum, { size }) => sum + size, 0)
}
