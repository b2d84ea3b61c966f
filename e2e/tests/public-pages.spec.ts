import { baseOf } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { holdBack, PUBLIC_PAGES, scriptsFrom, watchShifts } from '../src/public-pages.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const FONT = '1em "Atkinson Hyperlegible Next"'
/**
 * How much the layout may shift when the font arrives. The first text is painted in a font of the device, which is
 * fitted to ours as nearly as possible (shared-ui/src/font.css).
 */
const MOST_SHIFT_OF_FONT = 0.002
/** Names in the code of a validator: those of zod, and the one that every validator of the Standard Schema has. */
const VALIDATOR = /~standard|_zod\b/

for (const viewport of drawn(NARROW_AND_WIDE, 'nothing moves'))
  test(
    `nothing moves on a public page while it comes, at ${viewport.width} px`,
    { tag: '@safe' },
    async ({ page }) => {
      await page.setViewportSize(viewport)
      const shifts = await watchShifts(page)
      // The font of formulas never arrives. Questions are drawn at random, and so is how much that font differs from
      // the device's.
      await page.route(/noto-sans-math.*\.woff2$/, () => {})
      const scripts = await holdBack(page, 'script')
      const answers = await holdBack(page, 'xhr', 'fetch')
      for (const { path, content } of PUBLIC_PAGES) {
        await test.step(path, async () => {
          scripts.again()
          answers.again()
          await page.goto(path, { waitUntil: 'commit' })
          await page.waitForFunction(() => document.fonts.size > 0)
          expect(await page.evaluate(loadFont, FONT)).toBeGreaterThan(0)
          const font = await shifts.soFar()
          expect(font.sum, font.moved).toBeLessThanOrEqual(MOST_SHIFT_OF_FONT)
          scripts.letGo()
          await expect(page.getByRole('main')).not.toBeEmpty()
          await shifts.soFar()
          answers.letGo()
          await expect(content(page)).toBeVisible()
          const { sum, moved } = await shifts.soFar()
          expect(sum - font.sum, moved).toBe(0)
        })
      }
    },
  )

/** Shows the font of texts, as the page does after its scripts; gives how many of its files there are now. */
const loadFont = async (font: string) => {
  const { length } = await document.fonts.load(font)
  document.documentElement.dataset['font'] = 'wanted'
  return length
}

test(
  'no public page loads a validator, or what is an account’s or an administrator’s, now or later',
  { tag: '@safe' },
  async ({ page }) => {
    const requested = new Set<string>()
    page.on('request', (request) => {
      if (request.resourceType() === 'script') requested.add(request.url())
    })
    for (const { path, content } of PUBLIC_PAGES) {
      await page.goto(path)
      await expect(content(page)).toBeVisible()
    }
    const scripts = await scriptsFrom(page, requested)
    expect(scripts.size).toBeGreaterThan(requested.size)
    const withValidator = [...scripts].filter(([, code]) => VALIDATOR.test(code))
    expect(withValidator.map(([address]) => address)).toEqual([])
    expect([...scripts.keys()].filter((address) => /\/mf-(admin|student)\//.test(address))).toEqual(
      [],
    )

    // Shows that the search finds a validator where there is one.
    const entry = new URL('mf-admin/remoteEntry.js', baseOf(page)).href
    const ofAdmin = await scriptsFrom(page, [entry])
    expect([...ofAdmin.values()].some((code) => VALIDATOR.test(code))).toBe(true)
  },
)
