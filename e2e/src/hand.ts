import { expect, type Locator, type Page } from '@playwright/test'

/** The most presses of the Tab key before a search for the focus is given up. */
const MOST_TABS = 150

/** How a person uses a page: by mouse, finger or keyboard. */
export interface Hand {
  press: (button: Locator) => Promise<void>
  /** Replaces the text of a field. */
  write: (field: Locator, text: string) => Promise<void>
  choose: (radio: Locator) => Promise<void>
  /** Chooses an option of a select; no other option may begin with the same text. */
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
    // Keys that are pressed before the element is there have no effect.
    await expect(select.getByRole('option', { name: option, exact: true })).toBeAttached()
    await page.keyboard.type(option)
    await expect(
      select.getByRole('option', { name: option, exact: true, selected: true }),
    ).toBeAttached()
  },
})

/** Moves the focus to an element by the Tab key, and presses Enter. */
export async function enterBy(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press('Enter')
}

/** Moves the focus to an element by the Tab key; for a radio button, into its group. */
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

/** Runs in the page: where the focus is, relative to an element. */
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
