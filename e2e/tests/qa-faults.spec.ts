import type { Page, Route } from '@playwright/test'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { noteFigure } from '../src/noted.ts'

/** How long the shell waits before it offers to try again (shell/src/remotes/remote-slot.tsx). */
const PATIENCE_MS = 8000
/** How long the answer of a slow server takes, by the clock of the page. */
const SLOW_MS = 30_000
const SLOW = 'Esta página está demorando'
const FAILED = 'Não foi possível abrir esta página'

/**
 * An account that may open the screens of every remote. The test answers the calls about it, so that it works on any
 * site.
 */
const person = { nome: 'Mariana Dias', perfil: 'Administrador' } as const

const ALUNO = { path: 'aluno', heading: person.nome }
const CURSOS = { path: 'admin/cursos', heading: 'Cursos' }
const PROVAS = { path: 'provas-anteriores', heading: 'Provas anteriores' }
const REMOTES = [
  { name: 'mf-public', screen: PROVAS, other: ALUNO },
  { name: 'mf-student', screen: ALUNO, other: PROVAS },
  { name: 'mf-admin', screen: CURSOS, other: ALUNO },
]

/**
 * The faults of a server, or of the way to it, when the entry of a remote is requested. `words` are what the page then
 * says.
 */
const FAULTS: { name: string; words: string; answer: (route: Route) => unknown }[] = [
  { name: 'is down', words: FAILED, answer: (route) => route.fulfill({ status: 503 }) },
  { name: 'cannot be reached', words: FAILED, answer: (route) => route.abort() },
  { name: 'hangs', words: SLOW, answer: () => undefined },
  {
    name: 'is truncated',
    words: FAILED,
    answer: async (route) => {
      const whole = await (await route.fetch()).text()
      await route.fulfill({
        contentType: 'application/javascript',
        body: `${whole.slice(0, whole.length / 2)} {`,
      })
    },
  },
  {
    name: 'is of the wrong type',
    words: FAILED,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  },
]

test.beforeEach(async ({ page, signIn, expectStatus, expectLine }) => {
  expectStatus(503, 'remoteEntry.js')
  expectStatus(0, 'remoteEntry.js')
  expectLine('MIME type of "text/html"')
  await page.clock.install()
  await signIn(person)
  await page.route('**/cursos*', (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ json: { dados: [], total: 0 } }),
  )
})

for (const { name, screen, other } of REMOTES) {
  const entry = `**/${name}/remoteEntry.js*`

  for (const fault of FAULTS) {
    test(
      `${name} ${fault.name}: the rest goes on, and a retry brings it without a reload`,
      { tag: ['@full', '@safe'] },
      async ({ page }) => {
        for (let n = 0; n < config.repeats; n++) {
          await page.goto(other.path)
          await expectShown(page, other)
          await markPage(page)
          await page.route(entry, fault.answer)
          await follow(page, screen.path)
          await noteTime('retry', retryOn(page).waitFor())
          await expectPanel(page, fault.words)
          await follow(page, other.path)
          await expectShown(page, other)
          await follow(page, screen.path)
          await expectPanel(page, fault.words)
          await page.unroute(entry)
          await retryOn(page).click()
          await noteTime('recovery', headingOn(page, screen).waitFor())
          await expectSamePage(page)
          noteFigure('round', 1)
        }
      },
    )
  }

  test(
    `${name} is slow: the page says so, and shows it when it comes, untouched`,
    { tag: ['@full', '@safe'] },
    async ({ page }) => {
      for (let n = 0; n < config.repeats; n++) {
        await page.goto(other.path)
        await expectShown(page, other)
        await markPage(page)
        const held: Route[] = []
        await page.route(entry, (route) => void held.push(route))
        await follow(page, screen.path)
        await noteTime('retry', retryOn(page).waitFor())
        await page.clock.runFor(SLOW_MS)
        await expectPanel(page, SLOW)
        for (const route of held) await route.continue()
        await noteTime('recovery', headingOn(page, screen).waitFor())
        await expectSamePage(page)
        await page.unroute(entry)
        noteFigure('round', 1)
      }
    },
  )
}

/** Notes how long something took, in ms by the clock of the machine. */
async function noteTime(name: string, what: Promise<void>): Promise<void> {
  const start = performance.now()
  await what
  noteFigure(name, performance.now() - start)
}

/** Goes to a path as a link does, without a reload. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const base = /^.*?\/(?=aluno|admin|provas-anteriores)/.exec(location.pathname)?.[0] ?? '/'
    history.pushState(null, '', base + to)
  }, path)
}

const headingOn = (page: Page, { heading }: { heading: string }) =>
  page.getByRole('heading', { level: 1, name: heading })
const retryOn = (page: Page) => page.getByRole('button', { name: 'Tentar de novo' })

async function expectShown(page: Page, screen: { heading: string }): Promise<void> {
  await expect(headingOn(page, screen)).toBeVisible()
}

async function expectPanel(page: Page, words: string): Promise<void> {
  if (words === SLOW) await page.clock.runFor(PATIENCE_MS)
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(retryOn(page)).toBeVisible()
}

const markPage = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset['qa'] = 'same'))
async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset['qa'])).toBe('same')
}
