import { expect, type Page } from '@playwright/test'

/** Stores a prova on the device, from the page on which the prova begins. The site itself is stored with it. */
export async function takeAlong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leve esta prova' }).click()
  await expect(page.getByText(/^No aparelho até .* \(\d.*B\)\.$/)).toBeVisible()
  // From now on the service worker answers for the page.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}
