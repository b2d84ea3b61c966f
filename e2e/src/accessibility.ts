import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules of axe that a colour scheme may break: all others are about the markup, the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Axe finds nothing, in light or dark, and nothing reaches beyond the screen's width. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page })
    if (colorScheme === 'dark') axe.withRules(RULES_OF_COLOUR)
    const { violations } = await axe.analyze()
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
    expect(found, colorScheme).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
