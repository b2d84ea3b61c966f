import type { Page } from '@playwright/test'

/**
 * Waits until the device has stored what the page wrote. It writes one thing after the other, and a reload at once,
 * faster than a person, would come before the end.
 */
export async function whenKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const opening = indexedDB.open('rumo')
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(opening.error))
    })
    const mine = database.transaction([...database.objectStoreNames], 'readwrite')
    await new Promise((resolve) => mine.addEventListener('complete', resolve))
    database.close()
  })
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
