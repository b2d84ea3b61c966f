import { expect, type Locator, type Page } from '@playwright/test'
import { apiOf } from './accounts.ts'

/** Asks the API that the page's site calls, as the account of a token; gives its `dados`. */
export async function readAs<T>(page: Page, token: string, path: string): Promise<T> {
  const answer = await page.request.get(`${apiOf(page)}${path}`, { headers: bearer(token) })
  expect(answer.status(), path).toBe(200)
  return ((await answer.json()) as { dados: T }).dados
}

/** Tells the API something, as the account of a token. */
export async function tellAs(
  page: Page,
  token: string,
  [method, path]: readonly ['POST' | 'PUT', string],
  data: unknown,
): Promise<void> {
  const answer = await page.request.fetch(`${apiOf(page)}${path}`, {
    method,
    data,
    headers: bearer(token),
  })
  expect(answer.status(), path).toBeLessThan(300)
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

/** How many answers the server counts of an account. */
export const answersOf = async (page: Page, token: string) =>
  (await readAs<{ respondidas: number }>(page, token, 'estatisticas')).respondidas

/** Leads the focus by the Tab key alone, and presses Enter there. */
export async function enterBy(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Leads the focus somewhere by the Tab key alone. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab does not lead there.')
}
