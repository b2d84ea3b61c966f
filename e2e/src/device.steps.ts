import type { Page } from '@playwright/test'

/**
 * Makes a page wait, whenever a journey reloads it or goes to another address, until the device has stored what it wrote. A
 * person never leaves within the few milliseconds that this takes; a journey on a busy machine does. `reloadAtOnce` does
 * not wait.
 */
export function leaveWhenKept(page: Page): void {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...to) => {
    await whenKept(page)
    return goto(...to)
  }
  page.reload = async (...how) => {
    await whenKept(page)
    return reload(...how)
  }
}

/** Reloads a page while the device may still be storing what it wrote. */
export async function reloadAtOnce(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.evaluate(() => location.reload())])
}

/** Waits until the device has stored what the page wrote. */
export async function whenKept(page: Page): Promise<void> {
  // Nothing to wait for: the page has no database yet, is between two documents, or its browser refuses storage.
  await page.evaluate(isKept).catch(() => {})
}

/** Runs in the page. */
async function isKept(): Promise<void> {
  // The page writes one thing after the other: what follows the first write is begun by the end of it.
  for (const _ of ['first', 'second']) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('rumo')
      // Only the page itself makes the database.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
    })
    const mine = database.transaction([...database.objectStoreNames], 'readwrite')
    await new Promise((resolve) => mine.addEventListener('complete', resolve))
    database.close()
  }
}

/**
 * Goes on to a path of the site, and lets nothing through that the page sends while it is left: neither `page.route` nor
 * `setOffline` reaches it.
 */
export async function leaveUnsent(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  })
  await page.goto(path)
}

/**
 * Aborts what a page sends to an address, as a lost network does, until the function that it gives is called. A route that
 * is removed while a request is on its way would hide it: its answer would be lost.
 */
export async function cutOff(page: Page, address: RegExp): Promise<() => void> {
  let isCut = true
  await page.route(address, (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  )
  return () => {
    isCut = false
  }
}
