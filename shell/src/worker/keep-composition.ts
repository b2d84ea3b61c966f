import type { Composition } from '@rumo/contract'
import { cacheOf } from './worker.rules.ts'

/** How many files are fetched at once, to leave bandwidth to the open page. */
const AT_ONCE = 6

/**
 * Stores every file of a composition in its cache, or rejects: a site does not work with a part of its files. A file
 * that an earlier composition has under the same address and with the same content is not requested again.
 */
export async function keepComposition(composition: Composition): Promise<void> {
  const cache = await caches.open(cacheOf(composition))
  const waiting = Object.entries(composition.files)
  const takeOver = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, hash] = next
      await cache.put(address, await fileOf(address, hash))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeOver))
}

/**
 * A file of the composition, from a cache or from the server. Rejects when the server has another release of it by now.
 */
async function fileOf(address: string, hash: string | null): Promise<Response> {
  const kept = await caches.match(address)
  if (kept && (await isOf(kept, hash))) return kept
  const fetched = await fetch(address, { cache: 'no-cache', credentials: 'same-origin' })
  if (!fetched.ok || !(await isOf(fetched, hash))) {
    throw new Error(`${address} is not of this release (${fetched.status}).`)
  }
  return fetched
}

async function isOf(response: Response, hash: string | null): Promise<boolean> {
  if (hash === null) return true
  const content = await response.clone().arrayBuffer()
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return btoa(String.fromCodePoint(...digest)) === hash
}
