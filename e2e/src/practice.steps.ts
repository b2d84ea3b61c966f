import type { Materia, QuestaoSorteada, Sorteio } from '@rumo/contract'
import { expect, type Page } from '@playwright/test'
import { apiOf } from './accounts.ts'
import { tabTo, type Hand } from './hand.ts'

/** Opens a page of drawn questions by `open`, and gives these questions. */
export async function drawnBy(
  page: Page,
  open: () => Promise<unknown>,
): Promise<QuestaoSorteada[]> {
  const [response] = await Promise.all([page.waitForResponse(/\/sorteios$/), open()])
  const { dados } = (await response.json()) as { dados: Sorteio }
  return dados.questoes
}

/** A matéria to draw from, which keeps out the questions that other journeys make: those have no matéria. */
export async function someMateria(page: Page): Promise<number | undefined> {
  const listed = await page.request.get(`${apiOf(page)}materias`)
  return ((await listed.json()) as { dados: Materia[] }).dados[0]?.id
}

/** The letter of the right alternative, or of a wrong one. */
export function letterOf({ alternativas }: QuestaoSorteada, correta: boolean): string {
  const found = alternativas.find((alternativa) => alternativa.correta === correta)
  if (!found) throw new Error('The question has no such alternative.')
  return found.nome
}

/** Answers the question on the screen with a letter, by mouse. */
export async function answer(page: Page, letter: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${letter}\\b`) }).check()
  await page.getByRole('button', { name: 'Responder' }).click()
}

/** Answers the question on the screen with a letter, by keyboard; Enter goes to the next. */
export async function answerByKeys(page: Page, letter: string): Promise<void> {
  await tabTo(page, page.getByRole('radio').first())
  await page.keyboard.press(letter)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('button', { name: /Próxima questão|Ver resultado/ }).first(),
  ).toBeFocused()
}

/**
 * Goes on to the next question, or to the result after the last. Waits until it is shown, because the previous question
 * ignores presses.
 */
export async function goOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  const before = await heading.innerText()
  await page
    .getByRole('button', { name: /Próxima questão|Ver resultado/ })
    .first()
    .click()
  await expect(heading).not.toHaveText(before)
}

/**
 * Leaves practice and goes to the profile. First the header of practice has to disappear, which has a link to the
 * profile of its own.
 */
export async function goToProfile(page: Page, { press }: Hand): Promise<void> {
  await press(page.getByRole('link', { name: 'Sair do treino' }))
  await expect(page.getByRole('heading', { name: 'Como você quer treinar?' })).toBeVisible()
  await press(page.getByRole('link', { name: 'Marina' }))
}

/** Expects the verdict of the question on the screen. */
export async function expectVerdict(page: Page, correta: boolean): Promise<void> {
  await expect(page.getByText(correta ? 'Resposta correta!' : 'Resposta incorreta.')).toBeVisible()
}

/**
 * From the next page on, the alternatives of a review keep the order that they have in their prova, so that their
 * letters are known.
 */
export async function keepOrder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0
  })
}
