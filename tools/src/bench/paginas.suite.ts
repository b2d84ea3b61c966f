import type { Browser } from '@playwright/test'
import type { Figure, Suite } from './figure.ts'
import { compareWays, pick } from './pages/compare.ts'
import { countsOf, timesOf } from './pages/figures.ts'
import { serveAll, type Served } from './pages/serve.ts'
import { publicPaths } from './public-paths.ts'
import { openChromium } from './weight/weigh-page.ts'
import { inFolder } from './in-folder.ts'

// The medians of five visits were up to 5 % apart.
const HOME_RUNS = 9
const OTHER_RUNS = 3
const UNTOUCHED_MS = 20_000
const PRACTICE = '/questoes-alternativas'
const FIRST_QUESTAO = 'label:has(input[type="radio"])'

/** The public pages, compared with the same screens as one plain Vite bundle and with a page without any script. */
export const paginas: Suite = {
  key: 'paginas',
  name: 'Public pages beside one plain bundle of the same screens, on a slow phone, nothing cached',
  onRequest: true,
  run: () =>
    inFolder(async (folder) => {
      await using served = await serveAll(folder)
      await using browser = await openChromium()
      return [
        ...(await home(browser, served)),
        ...(await practice(browser, served)),
        ...(await others(browser, served)),
      ]
    }),
}

async function home(browser: Browser, { product, monolith, still }: Served): Promise<Figure[]> {
  const urls = { product, monolith, still }
  const at = pick(await compareWays(browser, { urls, runs: HOME_RUNS }))
  const alone = pick(
    await compareWays(browser, { urls: { product }, runs: 1, settleMs: UNTOUCHED_MS }),
  )
  const [page, one] = [at('product'), at('monolith')]
  const untouched = alone('product')
  return [
    ...timesOf('LCP of the home page', page.lcpMs, ['the monolith', one.lcpMs], {
      atMost: 0.42,
      row: 'LCP of the home page, times that of one plain bundle',
    }),
    ...timesOf('LCP of the home page', page.lcpMs, ['a page without scripts', at('still').lcpMs], {
      atMost: 1.15,
      row: 'the same, times that of a page without scripts',
    }).slice(1),
    ...timesOf(
      'LCP of the home page, untouched for 20 s',
      untouched.lcpMs,
      ['the monolith', one.lcpMs],
      {
        atMost: 0.42,
      },
    ),
    ...timesOf(
      'The first button of the home page works',
      page.mountedMs,
      ['the monolith', one.mountedMs],
      {
        atMost: 1,
        row: 'Until its first button works, times that of one plain bundle',
      },
    ),
    {
      name: 'layout shift of the home page, in thousandths',
      value: Math.round(Math.max(page.cls, untouched.cls) * 1000),
      atMost: 0,
    },
    ...countsOf(
      'the home page',
      // The longer chain of both visits counts, so that nothing that loads late escapes the measurement.
      { product: { ...untouched, depth: Math.max(page.depth, untouched.depth) }, monolith: one },
      { bytes: 105_000, requests: 11, depth: 2 },
    ),
  ]
}

async function practice(browser: Browser, { product, monolith }: Served): Promise<Figure[]> {
  const urls = { product: below(product, PRACTICE), monolith: below(monolith, PRACTICE) }
  const at = pick(await compareWays(browser, { urls, runs: HOME_RUNS, ready: FIRST_QUESTAO }))
  const [page, one] = [at('product'), at('monolith')]
  return [
    ...timesOf('First question of practice', page.readyMs, ['the monolith', one.readyMs], {
      atMost: 0.65,
      row: 'First question of practice, times that of one plain bundle',
    }),
    ...countsOf(
      'practice until its first question',
      { product: page, monolith: one },
      { bytes: 170_000, requests: 16 },
    ),
  ]
}

async function others(browser: Browser, { product, monolith }: Served): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const screen of otherPaths()) {
    const urls = { product: below(product, screen), monolith: below(monolith, screen) }
    const at = pick(await compareWays(browser, { urls, runs: OTHER_RUNS }))
    figures.push(
      ...timesOf(`LCP of ${screen}`, at('product').lcpMs, ['the monolith', at('monolith').lcpMs], {
        atMost: 0.6,
        row: 'LCP of the other public pages, times that of one plain bundle',
      }),
    )
  }
  return figures
}

/** The public paths, except the home page, practice and paths that name a record. */
const otherPaths = () =>
  publicPaths().filter((one) => !one.includes('{') && one !== '/' && one !== PRACTICE)

const below = (base: string, sitePath: string) => base + sitePath.slice(1)
