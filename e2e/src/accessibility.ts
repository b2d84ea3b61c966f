import type axe from 'axe-core'
import { expect, test, type Page, type ViewportSize } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { config } from './config.ts'
import { spacingTroubles } from './text-spacing.ts'
import { drawn, NARROW_AND_WIDE, NARROWEST, PHONE, VIEWPORTS } from './viewports.ts'

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

/**
 * Checks each state of a page in turn, and reports the problems of all of them at the end. With `areLarge`, the page's
 * letters are twice as large; then a phone is narrow enough, and texts are not spaced in addition.
 */
export async function lookAtEach(
  page: Page,
  states: States,
  { areLarge = false } = {},
): Promise<void> {
  test.setTimeout(test.info().timeout + STATE_MS * Object.keys(states).length)
  for (const [name, reach] of Object.entries(states)) {
    await test.step(name, async () => {
      await reach()
      const found = await troublesOf(page, looksAt(name, areLarge))
      expect.soft(found, name).toEqual([])
    })
  }
}

/** The looks of a page: the two colour schemes of a device, and the themes that a reader chooses. */
const SCHEMES = ['light', 'dark', 'sepia', 'contraste'] as const
type Scheme = (typeof SCHEMES)[number]
interface Look {
  viewport: ViewportSize
  schemes: readonly Scheme[]
  isSpaced: boolean
}

/**
 * The screens on which a state is checked. axe runs on one of them, in one colour scheme, both drawn at random, and
 * texts are spaced there. The width is checked there and at 320 px. A full run checks everything on every screen, in
 * every scheme.
 */
function looksAt(state: string, areLarge: boolean): readonly Look[] {
  const schemes = drawn(SCHEMES, `${state}, in colour`)
  const chosen = drawn(NARROW_AND_WIDE, state)
  return [
    { viewport: areLarge ? PHONE : NARROWEST, schemes: [], isSpaced: false },
    ...(config.isFull ? VIEWPORTS : chosen).map((viewport) => ({
      viewport,
      schemes,
      isSpaced: !areLarge,
    })),
  ]
}

/**
 * Gives what axe finds on a page and what reaches beyond its width, screen by screen. Afterwards the page has its
 * former width again.
 */
async function troublesOf(page: Page, looks: readonly Look[]): Promise<string[]> {
  const before = page.viewportSize()
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const found: string[] = []
  // Frames are not searched: a PDF that the page shows is in one.
  const headings = await page.evaluate(
    () =>
      [...document.querySelectorAll('h1')].filter((heading) =>
        heading.checkVisibility({ visibilityProperty: true }),
      ).length,
  )
  if (headings !== 1) found.push(`${headings} headings of level 1`)
  for (const { viewport, schemes, isSpaced } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate(whenDrawn)
    const tell = (trouble: string) => found.push(`${viewport.width} px: ${trouble}`)
    for (const scheme of schemes) {
      await showIn(page, scheme)
      const rules = scheme === schemes[0] ? undefined : RULES_OF_COLOUR
      for (const trouble of await page.evaluate(look, rules)) tell(`${scheme}, ${trouble}`)
    }
    if (isSpaced) {
      await showIn(page, 'light')
      for (const trouble of await spacingTroubles(page)) tell(`with spaced texts, ${trouble}`)
    }
    const over = await page.evaluate(excess)
    if (over > 0) tell(`${over} px too wide`)
  }
  if (before) await page.setViewportSize(before)
  return found
}

/** Shows the page in this scheme. A theme that the journey has chosen stays. */
async function showIn(page: Page, scheme: Scheme): Promise<void> {
  const colorScheme = scheme === 'dark' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(
    (tema) => {
      const { dataset } = document.documentElement
      const isChosen = dataset['tema'] !== undefined && dataset['lookedAt'] === undefined
      if (isChosen) return
      delete dataset['tema']
      delete dataset['lookedAt']
      if (tema !== null) Object.assign(dataset, { tema, lookedAt: '' })
    },
    OF_A_READER.get(scheme) ?? null,
  )
  await page.evaluate(whenDrawn)
}

/** The themes that no device asks for, with the value that marks them in the page. */
const OF_A_READER = new Map<Scheme, string>([
  ['sepia', 'sepia'],
  ['contraste', 'contraste'],
])

/**
 * Runs in the page: waits until everything that depends on the width is drawn. What a frame finds out, such as that a
 * formula has to scroll, is drawn by a task after the frame, and only an idle page has no such task left. A page that
 * draws no more frames may never be called idle; at the end of the time limit those tasks are done.
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

/** Runs in the page: the violations that axe finds, each as a text. */
async function look(rules: readonly string[] | undefined): Promise<string[]> {
  // axe applies this rule only on request. It demands a target of 24 px, or as much room around it (WCAG 2.2, 2.5.8).
  const targetSize = 'target-size'
  const { violations } = await window.axe.run(document, {
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    // A frame here is the browser's own reader of a PDF.
    iframes: false,
    ...(rules ? { runOnly: [...rules] } : { rules: { [targetSize]: { enabled: true } } }),
  })
  const found: string[] = []
  const scrolled = scrollY
  for (const { id, nodes } of violations) {
    for (const { html, element } of nodes) {
      if (id === targetSize && element) {
        // A target under a bar with a fixed place may seem too small. It is checked again after it was scrolled out
        // from under the bar.
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await window.axe.run(element, { runOnly: [targetSize] })
        if (again.violations.length === 0) continue
      }
      found.push(`${id}: ${html}`)
    }
  }
  scrollTo({ top: scrolled, behavior: 'instant' })
  return found
}
