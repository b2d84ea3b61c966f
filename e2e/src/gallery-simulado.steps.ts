import { expect, type Page } from '@playwright/test'
import { headingOf, startedBy } from './simulado.steps.ts'

export const COMECAR = { name: 'Começar', exact: true } as const

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

/** Starts a simulado; returns it as the server created it. */
export const begin = (page: Page) =>
  startedBy(page, () => page.getByRole('button', COMECAR).click())

/** Marks alternative A of the questions `first` to `last` by keyboard, in a simulado of ten. */
export async function markFrom(page: Page, first: number, last: number): Promise<void> {
  await page.getByRole('radio').first().focus()
  for (let numero = first; numero <= last; numero++) {
    await expect(headingOf(page, `Questão ${numero}`)).toBeVisible()
    await page.keyboard.press('A')
    await expect(page.getByRole('radio', { name: /^A\b/ })).toBeChecked()
    if (numero < 10) await page.keyboard.press('Enter')
  }
}
