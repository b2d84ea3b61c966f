import type { Page, Route } from '@playwright/test'
import { config } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

/**
 * How long the shell waits before it offers to try again, and before that has the page
 * (shell/src/remotes/remote-slot.tsx).
 */
const SOON_MS = 2500
const PATIENCE_MS = 8000
const SLOW = 'Esta página está demorando'
const FAILED = 'Não foi possível abrir esta página'

/** May see the screens of every remote. What is asked about this account is answered here, wherever the site is. */
const person = { nome: 'Mariana Dias', perfil: 'Administrador' } as const

const ALUNO = { path: 'aluno', heading: person.nome }
const CURSOS = { path: 'admin/cursos', heading: 'Cursos' }
const PROVAS = { path: 'provas-anteriores', heading: 'Provas anteriores' }
const REMOTES = [
  { name: 'mf-public', screen: PROVAS, other: ALUNO },
  { name: 'mf-student', screen: ALUNO, other: PROVAS },
  { name: 'mf-admin', screen: CURSOS, other: ALUNO },
]

/** What a server or the way to it may do to the entry of a remote; `words` are what the page then says. */
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
          await expectPanel(page, fault.words)
          await follow(page, other.path)
          await expectShown(page, other)
          await follow(page, screen.path)
          await expectPanel(page, fault.words)
          await page.unroute(entry)
          await page.getByRole('button', { name: 'Tentar de novo' }).click()
          await expectShown(page, screen)
          await expectSamePage(page)
        }
      },
    )
  }

  test(
    `${name} is slow: the page says so, and shows it when it comes, untouched`,
    { tag: ['@full', '@safe'] },
    async ({ page }) => {
      await page.goto(other.path)
      await expectShown(page, other)
      await markPage(page)
      const held: Route[] = []
      await page.route(entry, (route) => void held.push(route))
      await follow(page, screen.path)
      await expectPanel(page, SLOW)
      for (const route of held) await route.continue()
      await expectShown(page, screen)
      await expectSamePage(page)
    },
  )
}

/** As a link does, without a reload. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const base = /^.*?\/(?=aluno|admin|provas-anteriores)/.exec(location.pathname)?.[0] ?? '/'
    history.pushState(null, '', base + to)
  }, path)
}

async function expectShown(page: Page, { heading }: { heading: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

async function expectPanel(page: Page, words: string): Promise<void> {
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  if (words === SLOW) {
    await page.clock.runFor(SOON_MS + 100)
    await expect(retry).toBeVisible()
    await page.clock.runFor(PATIENCE_MS - SOON_MS)
  }
  await expect(page.getByRole('alert')).toContainText(words)
  await expect(retry).toBeVisible()
}

const markPage = (page: Page) =>
  page.evaluate(() => void (document.documentElement.dataset['qa'] = 'same'))
async function expectSamePage(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset['qa'])).toBe('same')
}
