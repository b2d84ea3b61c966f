import { expect, type Page } from '@playwright/test'

/** Takes a prova along, from the page that it begins on; the site itself is kept with it. */
export async function takeAlong(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Leve esta prova' }).click()
  await expect(page.getByText(/^No aparelho até .* \(\d.*B\)\.$/)).toBeVisible()
  // From now on the worker answers for the page.
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}
