import type { Alternativa, QuestaoDeSimulado, Simulado } from '@rumo/contract'
import { expect, type Page } from '@playwright/test'
import { apiOf } from './accounts.ts'
import { tabTo } from './hand.ts'

export const SIMULADO = 'vestibular-completo'

export const headingOf = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })

/** Runs the steps that start a simulado; gives it as the server sent it, without its key. */
export async function startedBy(page: Page, start: () => Promise<unknown>): Promise<Simulado> {
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/simulados') && one.ok()),
    start(),
  ])
  return ((await response.json()) as { dados: Simulado }).dados
}

/** Starts a simulado of ten drawn questions, and gives these. */
export async function startTen(page: Page): Promise<QuestaoDeSimulado[]> {
  await page.goto(SIMULADO)
  const { questoes } = await startedBy(page, () =>
    page.getByRole('button', { name: 'Começar', exact: true }).click(),
  )
  return questoes
}

/** The letter of a question's right alternative, or of a wrong one. */
export async function letterOf(
  page: Page,
  { id }: Pick<QuestaoDeSimulado, 'id'>,
  correta: boolean,
): Promise<string> {
  const answer = await page.request.get(`${apiOf(page)}alternativas?questaoId=${id}`)
  const { dados } = (await answer.json()) as { dados: Alternativa[] }
  const found = dados.find((alternativa) => alternativa.correta === correta)
  if (!found) throw new Error('The question has no such alternative.')
  return found.nome
}

export const mark = (page: Page, letter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) }).check()

export const goOn = (page: Page) => page.getByRole('button', { name: 'Próxima' }).click()

/**
 * Marks every question: the first `right` of them rightly, the others wrongly. The last question stays on the screen.
 */
export async function markAll(
  page: Page,
  questoes: readonly QuestaoDeSimulado[],
  right: number,
): Promise<void> {
  for (const [index, questao] of questoes.entries()) {
    await expect(headingOf(page, `Questão ${index + 1}`)).toBeVisible()
    await mark(page, await letterOf(page, questao, index < right))
    if (index < questoes.length - 1) await goOn(page)
  }
}

/** Does the same by keyboard alone: Tab to the first alternative, then a letter and Enter for each question. */
export async function markAllByKeyboard(
  page: Page,
  questoes: readonly QuestaoDeSimulado[],
  right: number,
): Promise<void> {
  await tabTo(page, page.getByRole('radio').first())
  for (const [index, questao] of questoes.entries()) {
    if (index > 0) await expect(headingOf(page, `Questão ${index + 1}`)).toBeFocused()
    await page.keyboard.press(await letterOf(page, questao, index < right))
    if (index < questoes.length - 1) await page.keyboard.press('Enter')
  }
}

/** How much time the test has let pass on each page, in ms. */
const passed = new WeakMap<Page, number>()

/**
 * Moves the clock of the device forward. The date of every answer moves too, because the page corrects its clock by it.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  if (!passed.has(page)) {
    await page.route('**/*', async (route) => {
      const response = await route.fetch()
      const { date = '', ...headers } = response.headers()
      const ahead = new Date(Date.parse(date) + (passed.get(page) ?? 0))
      await route.fulfill({ response, headers: { ...headers, date: ahead.toUTCString() } })
    })
  }
  passed.set(page, (passed.get(page) ?? 0) + ms)
  await page.clock.fastForward(ms)
}
