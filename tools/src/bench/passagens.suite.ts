import type { Browser, Page } from '@playwright/test'
import { emailOf, enter } from './enter.ts'
import type { Figure, Suite } from './figure.ts'
import { inFolder } from './in-folder.ts'
import { makeProduct } from './make-product.ts'
import { readWeightOptions } from './weight/options.ts'
import { median } from './weight/page-report.ts'
import { MOBILE, slowDown } from './weight/visit.ts'
import { openChromium } from './weight/weigh-page.ts'

const ROUNDS = 7
const MOST_MS = 300
const ROW = 'From one remote to another, on a slow phone that has been there'
/** How long a screen is watched after a link to it is followed, in ms. */
const WATCHED_MS = 2500

/** Accounts of the demonstration, each with two screens of different remotes, between which it goes back and forth. */
const WAYS = [
  { perfil: 'Aluno', screens: ['provas-anteriores', 'aluno'] },
  { perfil: 'Administrador', screens: ['provas-anteriores', 'admin'] },
] as const

/** How long a screen of another remote takes to appear when the page has loaded that remote before. */
export const passagens: Suite = {
  key: 'passagens',
  name: ROW,
  onRequest: true,
  run: () => inFolder(measureIn),
}

async function measureIn(folder: string): Promise<Figure[]> {
  await using product = await makeProduct(folder)
  const { app, base } = product
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await using browser = await openChromium()
  const figures: Figure[] = []
  for (const { perfil, screens } of WAYS) {
    const token = await enter(origin, emailOf(perfil))
    for (const [screen, passages] of await goAround(browser, { origin, base, token, screens })) {
      const medianOf = (part: keyof Passage) =>
        median(passages.map((one) => one[part])) ?? Number.NaN
      const name = `${perfil}: /${screen}`
      figures.push(
        { name, value: medianOf('headingMs'), unit: 'ms', atMost: MOST_MS, row: ROW },
        {
          name: `${name}, with all that it asks of the API`,
          value: medianOf('wholeMs'),
          unit: 'ms',
          row: 'the same, with all that the screen asks of the API',
        },
      )
    }
  }
  return figures
}

interface Around {
  origin: string
  base: string
  token: string
  screens: readonly string[]
}

interface Passage {
  /** Until the heading of the screen changes no more: that of `/aluno` is a name, which the API tells. */
  headingMs: number
  /** Until the text of the screen changes no more. */
  wholeMs: number
}

/** What a page shows at a moment. */
interface Texts {
  heading: string | null | undefined
  whole: string | null | undefined
}

/** Goes from screen to screen, several rounds. The first round does not count, because it loads the bundles. */
async function goAround(
  browser: Browser,
  { origin, base, token, screens }: Around,
): Promise<Map<string, Passage[]>> {
  await using context = await browser.newContext({ ...MOBILE, locale: 'pt-BR' })
  await context.addInitScript((value) => globalThis.localStorage.setItem('token', value), token)
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page), readWeightOptions([origin]))
  await page.goto(origin + base + screens.at(-1))
  const passages = new Map(screens.map((screen) => [screen, [] as Passage[]]))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const screen of screens) {
      const passage = await follow(page, base + screen)
      const hasCome = new URL(page.url()).pathname === base + screen && passage.headingMs > 0
      if (!hasCome) throw new Error(`${screen} did not come.`)
      if (round > 0) passages.get(screen)?.push(passage)
    }
  }
  return passages
}

/** Follows a link in the page and watches what comes, from within: questions from outside would disturb a slow page. */
const follow = (page: Page, href: string): Promise<Passage> =>
  page.evaluate(
    ({ to, watchedMs }) => {
      const { document } = globalThis
      // Not its innerText, for which the browser would lay out the page in each frame.
      const texts = (): Texts => ({
        heading: document.querySelector('main h1')?.textContent,
        whole: document.querySelector('main')?.textContent,
      })
      const link = Object.assign(document.createElement('a'), { href: to })
      document.body.append(link)
      const start = performance.now()
      link.click()
      link.remove()
      return new Promise<Passage>((resolve) => {
        const passage = { headingMs: 0, wholeMs: 0 }
        const look = (before: Texts) => {
          const passedMs = performance.now() - start
          const now = texts()
          if (now.heading !== before.heading) passage.headingMs = passedMs
          if (now.whole !== before.whole) passage.wholeMs = passedMs
          if (passedMs < watchedMs) requestAnimationFrame(() => look(now))
          else resolve(passage)
        }
        look(texts())
      })
    },
    { to: href, watchedMs: WATCHED_MS },
  )
