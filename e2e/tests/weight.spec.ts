import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from '../src/fixtures.ts'

/** The home page's limits: bytes of its scripts under brotli at its best, and how many files it takes. */
const MOST_SCRIPT_BYTES = 105_000
const MOST_REQUESTS = 11

test('the home page stays light', { tag: ['@both', '@safe'] }, async ({ page }) => {
  const scripts: Promise<Buffer>[] = []
  let requests = 0
  page.on('response', (response) => {
    requests++
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.body())
  })
  await page.goto('./', { waitUntil: 'networkidle' })
  const sizes = (await Promise.all(scripts)).map(
    (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
  )
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  // The scripts of the shell, and of the remote that has the page.
  expect(sizes.length).toBeGreaterThan(3)
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  // One more for the icon, which the browser requests without telling the page.
  expect(requests + 1).toBeLessThanOrEqual(MOST_REQUESTS)
})

declare global {
  /** The names of the Intl formats that the page has used, without PluralRules, which costs little. */
  var formats: string[]
}

/** Runs in the page, before the page's own scripts. */
function listFormats(): void {
  globalThis.formats = []
  globalThis.Intl = new Proxy(Intl, {
    get: (intl, name, receiver): unknown => {
      if (name !== 'PluralRules') globalThis.formats.push(String(name))
      return Reflect.get(intl, name, receiver)
    },
  })
}

test('a page makes no date or number format that it does not need', async ({ page }) => {
  await page.addInitScript(listFormats)
  await page.goto('login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeEnabled()
  expect(await page.evaluate(() => globalThis.formats)).toEqual([])
  await page.goto('provas-anteriores', { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => globalThis.formats)).toContain('DateTimeFormat')
})
