import type { Locator, Page } from '@playwright/test'

/** The pause of a person before and after a click, in ms. */
const PAUSE_MS = 400
/** The time between two keys while a person types, in ms. */
const KEY_MS = 120
const ANSWERS = 20
/** The presses from the first size of a PDF to the largest. */
const ZOOMS = 8
const LEAVES = 10
/** The screens of a booklet that are read after its first. */
const SCREENS = 32
const SORTS = 4

const LINE = 'Uma ponte não é só concreto: é a decisão de que os dois lados valem a mesma coisa. '
/** Fills the lines of the sheet. */
const ESSAY = Array.from({ length: 8 }, () => LINE.repeat(3)).join('\n')
const WRITTEN = 'Quem mora do outro lado chega tarde, gasta mais e conhece menos gente. '

/** A task of a person on one page of the site. */
export type Use = (page: Page, site: string) => Promise<void>

/** The tasks of candidates. */
export const USES: Readonly<Record<string, Use>> = {
  'answering questions': answerQuestoes,
  'writing an essay': writeRedacao,
  'enlarging and reading a PDF': readProva,
}

async function answerQuestoes(page: Page, site: string): Promise<void> {
  await page.goto(`${site}questoes-alternativas`)
  const more = page.getByRole('button', { name: 'Treinar mais dez' })
  for (let n = 0; n < ANSWERS; n++) {
    await press(page.getByRole('radio').nth(n % 4))
    await press(page.getByRole('button', { name: 'Responder' }))
    await press(page.getByRole('button', { name: /Próxima questão|Ver resultado/ }).first())
    if (n % 10 === 9 && n + 1 < ANSWERS) await press(more)
  }
}

async function writeRedacao(page: Page, site: string): Promise<void> {
  await page.goto(`${site}temas-redacao`)
  const sheet = page.getByRole('textbox', { name: 'Sua redação' })
  await press(sheet)
  await page.keyboard.insertText(ESSAY)
  await pause(page)
  await page.keyboard.type(WRITTEN, { delay: KEY_MS })
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(WRITTEN, { delay: KEY_MS })
}

async function readProva(page: Page, site: string): Promise<void> {
  await page.goto(`${site}provas-anteriores`, { waitUntil: 'networkidle' })
  await press(page.getByRole('link', { name: /^Acessar Prova/ }).first())
  await page.locator('canvas').first().waitFor()
  for (const name of ['Aumentar', 'Diminuir']) {
    for (let n = 0; n < ZOOMS; n++) await press(page.getByRole('button', { name }))
  }
  await press(page.getByRole('button', { name: 'Ajustar à largura' }))
  for (let n = 0; n < SCREENS; n++) await type(page, 'PageDown')
}

/** The task of an administrator with a long list. */
export async function searchQuestoes(page: Page, site: string): Promise<void> {
  await page.goto(`${site}admin/questoes`)
  const rows = page.getByRole('checkbox', { name: /^Escolher questão/ })
  for (let n = 0; n < LEAVES; n++) await press(page.getByRole('button', { name: 'Próxima' }))
  for (let n = 0; n < LEAVES; n++) await press(rows.nth(n))
  await press(page.getByRole('checkbox', { name: 'Escolher todas desta página' }))
  const sort = page.getByRole('columnheader').getByRole('button').first()
  for (let n = 0; n < SORTS; n++) await press(sort)
  await page.getByLabel('Situação').focus()
  for (let n = 0; n < SORTS; n++) await type(page, 'ArrowDown')
  await press(page.getByLabel('Pesquisar'))
  await page.keyboard.type('velocidade do carrinho', { delay: KEY_MS })
  await pause(page)
}

/** Clicks without Playwright's own checks (`force`): they run in the page and would count as the page's time. */
async function press(target: Locator): Promise<void> {
  await target.waitFor()
  await pause(target.page())
  await target.click({ force: true, noWaitAfter: true })
  await pause(target.page())
}

async function type(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await pause(page)
}

const pause = (page: Page) => page.waitForTimeout(PAUSE_MS)
