import type { Page } from '@playwright/test'

/**
 * Waits until the device has kept what the page told it to keep: it writes one thing after the other, and a
 * reload in the same instant, faster than any finger, would come before.
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
