import { expect, type Locator, type Page } from '@playwright/test'
import { ADMINISTRADOR, apiOf, baseOf, storeToken, tokenOf } from './accounts.ts'

/** As many times as anybody would press it. */
const MAX_TABS = 150

let token: Promise<string> | null = null

/** A session that all tests of a process share, whose pages are all of one site: whoever leaves needs one of their own. */
export const adminToken = (page: Page) => (token ??= tokenOf(page, ADMINISTRADOR))

interface OpenOptions {
  /** Another than the one that the page's addresses are of. */
  site?: string
  /** A token of one's own. */
  own?: string
}

/** Opens a screen of the back office, signed in. */
export async function openAdmin(
  page: Page,
  path: string,
  { site = baseOf(page), own }: OpenOptions = {},
) {
  await storeToken(page, own ?? (await adminToken(page)), site)
  await page.goto(site + path)
}

let made = 0
/** What no other record is called. */
export const freshName = (what: string) => `${what} ${process.pid}-${Date.now()}-${++made}`

/** Makes a course by the API, and gives its address there. */
export async function makeCurso(page: Page, nome: string): Promise<string> {
  const headers = { authorization: `Bearer ${await adminToken(page)}` }
  const cursos = `${apiOf(page)}cursos`
  const answer = await page.request.post(cursos, { data: { nome }, headers })
  const { dados } = (await answer.json()) as { dados: { id: number } }
  return `${cursos}/${dados.id}`
}

/** How somebody uses a page. */
export interface Hand {
  press: (button: Locator) => Promise<void>
  /** Puts a text where another may stand. */
  write: (field: Locator, text: string) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  /** Chooses an option of a select, which no other begins like. */
  pick: (select: Locator, option: string) => Promise<void>
}

export const byPointer: Hand = {
  press: (button) => button.click(),
  write: async (field, text) => {
    await field.click()
    await field.fill(text)
  },
  choose: (radio) => radio.check({ force: true }),
  pick: async (select, option) => {
    await select.selectOption(option)
  },
}

export const byKeyboard = (page: Page): Hand => ({
  press: async (button) => {
    await reach(page, button)
    await page.keyboard.press('Enter')
  },
  write: async (field, text) => {
    await reach(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  },
  choose: async (radio) => {
    const name = await radio.getAttribute('name')
    await tabUntil(page, async () =>
      page.evaluate((wanted) => document.activeElement?.getAttribute('name') === wanted, name),
    )
    await page.keyboard.press('Space')
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowRight')
  },
  pick: async (select, option) => {
    await reach(page, select)
    // What is typed before it has come leads nowhere.
    await expect(select.getByRole('option', { name: option, exact: true })).toBeAttached()
    await page.keyboard.type(option)
    await expect(select.locator('option:checked')).toHaveText(option)
  },
})

/** Moves the focus to where it shall be, by the key that everybody uses. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await tabUntil(page, () => target.evaluate((element) => element === document.activeElement))
}

async function tabUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if (await isThere()) return
    await page.keyboard.press('Tab')
  }
  throw new Error('The focus never came there.')
}
