import type axe from 'axe-core'
import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { VIEWPORTS } from './viewports.ts'

/** The whole of axe in one expression, as small as its makers give it: each document has to read it. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of axe that a colour scheme may break: all others are about the markup, the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** More than it takes to come to a state and to look at it six times. */
const STATE_MS = 15_000

/** States by name, each with what leads to it from the one before. */
export type States = Record<string, () => Promise<unknown>>

/** Goes from state to state of a page, and looks at each: what is wrong with one hides no other. */
export async function lookAtEach(page: Page, states: States): Promise<void> {
  test.setTimeout(test.info().timeout + STATE_MS * Object.keys(states).length)
  for (const [name, reach] of Object.entries(states)) {
    await test.step(name, async () => {
      await reach()
      const found = await troublesOf(page)
      expect.soft(found, name).toEqual([])
    })
  }
}

/**
 * Gives what axe finds on a page, and what reaches beyond its width, on every screen and in light and dark. It is
 * left at the width that it had.
 */
async function troublesOf(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  for (const viewport of VIEWPORTS) {
    await page.setViewportSize(viewport)
    // All rules on every screen: most of them leave out what is hidden, and other things are hidden on another.
    for (const [colorScheme, rules] of [
      ['light', undefined],
      ['dark', RULES_OF_COLOUR],
    ] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const troubles = await page.evaluate(look, rules)
      found.push(...troubles.map((one) => `${viewport.width} px, ${colorScheme}: ${one}`))
    }
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** Runs in the page. */
async function look(rules: readonly string[] | undefined): Promise<string[]> {
  // What follows the width is drawn by then.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  const { axe: tool } = window as unknown as { axe: typeof axe }
  const { violations } = await tool.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    // A frame here is the browser's own reader of a PDF.
    iframes: false,
    ...(rules && { runOnly: [...rules] }),
  })
  const { scrollWidth, clientWidth } = document.documentElement
  const over = scrollWidth - clientWidth
  return [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
    ...(over > 0 ? [`${over} px too wide`] : []),
  ]
}

/** Axe finds nothing in the state that a page is in, and nothing reaches beyond the screen's width. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await troublesOf(page)).toEqual([])
}
