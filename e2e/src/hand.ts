import { expect, type Locator, type Page } from '@playwright/test'

/** As many times as anybody would press it. */
const MOST_TABS = 150

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
  press: (button) => enterBy(page, button),
  write: async (field, text) => {
    await tabTo(page, field)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  },
  choose: async (radio) => {
    await tabTo(page, radio)
    await page.keyboard.press('Space')
    while (!(await radio.isChecked())) await page.keyboard.press('ArrowRight')
  },
  pick: async (select, option) => {
    await tabTo(page, select)
    // What is typed before it has come leads nowhere.
    await expect(select.getByRole('option', { name: option, exact: true })).toBeAttached()
    await page.keyboard.type(option)
    await expect(
      select.getByRole('option', { name: option, exact: true, selected: true }),
    ).toBeAttached()
  },
})

/** Leads the focus somewhere by the Tab key alone, and presses Enter there. */
export async function enterBy(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Leads the focus somewhere by the Tab key alone; to a radio button, into its group. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS;) {
    // Finding an element by its role costs more than a key press: it is found again only after it was replaced.
    const target = await wanted.evaluateHandle((element) => element)
    for (; tabs < MOST_TABS; tabs++) {
      const place = await target.evaluate(placeOf)
      if (place === 'here') return
      if (place === 'gone') break
      await page.keyboard.press('Tab')
    }
  }
  throw new Error('Tab does not lead there.')
}

/** Runs in the page: where the focus is, seen from an element. */
function placeOf(element: Element): 'here' | 'elsewhere' | 'gone' {
  const active = document.activeElement
  const isOfGroup =
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    active instanceof HTMLInputElement &&
    active.name === element.name
  if (element === active || isOfGroup) return 'here'
  return element.isConnected ? 'elsewhere' : 'gone'
}
