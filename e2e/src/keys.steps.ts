import { expect, type Page } from '@playwright/test'
import { headingOf } from './simulado.steps.ts'

/** Marks the first alternative of each question of a simulado of ten from one to another, by keys. */
export async function markFrom(page: Page, first: number, last: number): Promise<void> {
  await page.getByRole('radio').first().focus()
  for (let numero = first; numero <= last; numero++) {
    await expect(headingOf(page, `Questão ${numero}`)).toBeVisible()
    await page.keyboard.press('A')
    await expect(page.getByRole('radio', { name: /^A\b/ })).toBeChecked()
    if (numero < 10) await page.keyboard.press('Enter')
  }
}
