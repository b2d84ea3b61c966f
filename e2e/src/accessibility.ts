import type axe from 'axe-core'
import { expect, test, type Page, type ViewportSize } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { config } from './config.ts'
import { drawn, NARROW_AND_WIDE, PHONE, VIEWPORTS } from './viewports.ts'

/** The source of axe, minified: each document has to parse it. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The rules of axe that depend on the colour scheme. All others are about the markup, which is the same in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** The time limit for reaching and checking a state. A full run checks each six times. */
const STATE_MS = 15_000

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The states of a page by name, each with the steps that lead to it from the one before. */
export type States = Record<string, () => Promise<unknown>>

/** Checks each state of a page in turn, and reports the problems of all of them at the end. */
export async function lookAtEach(page: Page, states: States): Promise<void> {
  test.setTimeout(test.info().timeout + STATE_MS * Object.keys(states).length)
  for (const [name, reach] of Object.entries(states)) {
    await test.step(name, async () => {
      await reach()
      const found = await troublesOf(page, looksAt(name))
      expect.soft(found, name).toEqual([])
    })
  }
}

const SCHEMES = ['light', 'dark'] as const
type Scheme = (typeof SCHEMES)[number]
interface Look {
  viewport: ViewportSize
  schemes: readonly Scheme[]
}

/**
 * The screens on which a state is looked at: axe runs on one, in one colour scheme, both drawn; the width is checked
 * there and on a phone. A full run does both on every screen, in both schemes.
 */
function looksAt(state: string): readonly Look[] {
  const schemes = drawn(SCHEMES, `${state}, in colour`)
  const chosen = drawn(NARROW_AND_WIDE, state)
  const viewports = config.isFull ? VIEWPORTS : new Set([PHONE, ...chosen])
  return Array.from(viewports, (viewport) => ({
    viewport,
    schemes: config.isFull || chosen.includes(viewport) ? schemes : [],
  }))
}

/**
 * Gives what axe finds on a page, and what reaches beyond its width, screen by screen. It is left at the width that
 * it had.
 */
async function troublesOf(page: Page, looks: readonly Look[]): Promise<string[]> {
  const before = page.viewportSize()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  // Without frames: a PDF that the page shows is in one.
  const headings = await page.evaluate(
    () =>
      [...document.querySelectorAll('h1')].filter((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      ).length,
  )
  if (headings !== 1) found.push(`${headings} headings of level 1`)
  for (const { viewport, schemes } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate(whenDrawn)
    const tell = (trouble: string) => found.push(`${viewport.width} px: ${trouble}`)
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(whenDrawn)
      const rules = colorScheme === schemes[0] ? undefined : RULES_OF_COLOUR
      for (const trouble of await page.evaluate(look, rules)) tell(`${colorScheme}, ${trouble}`)
    }
    const over = await page.evaluate(excess)
    if (over > 0) tell(`${over} px too wide`)
  }
  if (before) await page.setViewportSize(before)
  return found
}

/**
 * Runs in the page: waits until what follows the width is drawn. What a frame finds, as that a formula has to scroll, is
 * drawn by a task after it: only when the page is idle is nothing of that left. A page that draws no more frames may never
 * be called idle; by the end of its time limit those tasks are done.
 */
async function whenDrawn(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }))
}

/** Runs in the page: how many pixels of it lie beyond the screen. */
function excess(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}

/** Runs in the page. */
async function look(rules: readonly string[] | undefined): Promise<string[]> {
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    // A frame here is the browser's own reader of a PDF.
    iframes: false,
    ...(rules && { runOnly: [...rules] }),
  })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
