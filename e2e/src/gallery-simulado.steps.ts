import type { Prova } from '@rumo/contract'
import { expect, type Page } from '@playwright/test'
import { apiOf } from './accounts.ts'
import { headingOf, startedBy } from './simulado.steps.ts'

export const COMECAR = { name: 'Começar', exact: true } as const

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).click()

/** Starts a simulado; returns it as the server created it. */
export const begin = (page: Page) =>
  startedBy(page, () => page.getByRole('button', COMECAR).click())

/** The id of a prova that is not this one. */
export async function otherProva(page: Page, id: number | undefined): Promise<number> {
  const answer = await page.request.get(`${apiOf(page)}provas`)
  const { dados } = (await answer.json()) as { dados: Prova[] }
  const other = dados.find((prova) => prova.id !== id)
  if (!other) throw new Error('There is no other prova.')
  return other.id
}

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
