import type { ChildProcess } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import type { DadosDaConta } from '@rumo/contract'
import type { Browser, Locator, Page } from '@playwright/test'
import { startNginx, stopProcess } from '@rumo/tools/e2e'
import { ADMINISTRADOR, makeAccount, setBase, storeToken, tokenOf } from '../src/accounts.ts'
import { API_PORTS, config, SITES } from '../src/config.ts'
import { changeBuild, makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'
import { noteFigure } from '../src/noted.ts'
import { readAs } from '../src/student.ts'

const port = config.port + 30
const SITE = `http://localhost:${port}/rumo/`
const REMOTES = ['mf-public', 'mf-student', 'mf-admin']
const { releases: RELEASES, sessions: SESSIONS } = config
/** Every fifth session is an administrator's. */
const ADMINS = 5
/** How many screens all sessions together open between a release and the next. */
const SCREENS_BETWEEN = 10
const ANSWER = { name: 'Responder' }
const MORE = { name: 'Treinar mais dez' }
const NEXT = { name: /Próxima questão|Ver resultado/ }
const BROKEN = 'Não foi possível abrir esta página'
/** With so many pages at once, every machine is slow. */
const PATIENCE = { timeout: 180_000 }

let site: Awaited<ReturnType<typeof makeSite>>
let nginx: ChildProcess

test.beforeAll(async () => {
  site = await makeSite(API_PORTS)
  // Each session names an address of its own, because nginx and the API limit the requests of one address.
  nginx = await startNginx({ site: site.www, folder: site.nginx, port, isBehindProxy: true })
})

test.afterAll(async () => {
  await stopProcess(nginx)
  await site.remove()
})

test(
  'twenty releases of each remote under fifty sessions fail no navigation and lose no answer',
  { tag: '@full' },
  async ({ browser }) => {
    test.setTimeout(3_600_000)
    const crowd: Session[] = []
    for (let n = 0; n < SESSIONS; n++) crowd.push(await enter(browser, n))
    const releasing = new AbortController()
    const lived = Promise.all(crowd.map((session) => live(session, releasing.signal)))
    try {
      for (let n = 0; n < RELEASES; n++) {
        for (const remote of REMOTES) {
          await releaseAnew(remote)
          await Promise.race([lived, screensOpened(crowd, SCREENS_BETWEEN)])
        }
      }
    } finally {
      releasing.abort()
    }
    await lived
    const reloads = crowd.map(({ loads }) => loads - 1)
    const failed = crowd.flatMap((session) => session.failed)
    noteFigure('releases', RELEASES * REMOTES.length)
    noteFigure('screens', sumOf(crowd.map(({ screens }) => screens)))
    noteFigure('answers', sumOf(crowd.map(({ answers }) => answers)))
    noteFigure('most reloads', Math.max(...reloads))
    noteFigure('reloads', sumOf(reloads))
    noteFigure('failed', failed.length)
    expect.soft(failed).toEqual([])
    expect.soft(Math.max(...reloads)).toBeLessThanOrEqual(1)
    const students = crowd.filter(({ isAdmin }) => !isAdmin)
    expect.soft(Math.min(...students.map(({ answers }) => answers))).toBeGreaterThan(0)
    let lost = Number.NaN
    const countLost = async () => (lost = sumOf(await Promise.all(students.map(lostOf))))
    await expect.configure({ soft: true }).poll(countLost, PATIENCE).toBe(0)
    noteFigure('lost', lost)
    await Promise.all(crowd.map(({ page }) => page.context().close()))
  },
)

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** How many answers of a session are missing in its account. */
async function lostOf({ page, token, answers }: Session): Promise<number> {
  const { tentativas } = await readAs<DadosDaConta>(page, token, 'conta/dados')
  return answers - tentativas.length
}

interface Session {
  page: Page
  token: string
  isAdmin: boolean
  /** How often its page was loaded. */
  loads: number
  screens: number
  answers: number
  /** The requests that a server refused, and the pages that said that they could not be opened. */
  failed: string[]
}

async function enter(browser: Browser, n: number): Promise<Session> {
  const isAdmin = n % ADMINS === 0
  const context = await browser.newContext({
    locale: 'pt-BR',
    extraHTTPHeaders: { 'X-Forwarded-For': `198.51.100.${n + 1}` },
  })
  // This site uses the API of the site behind nginx that all journeys share.
  setBase(context, SITES.nginx)
  const page = await context.newPage()
  const token = await tokenOf(page, isAdmin ? ADMINISTRADOR : await makeAccount(page))
  await storeToken(page, token, SITE)
  const session: Session = {
    page,
    token,
    isAdmin,
    loads: 0,
    screens: 0,
    answers: 0,
    failed: [],
  }
  page.on('domcontentloaded', () => session.loads++)
  page.on('response', (response) => {
    const isFine = response.ok() || response.status() === 304
    if (!isFine) session.failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('pageerror', ({ message }) => session.failed.push(message))
  await page.goto(SITE)
  return session
}

async function live(session: Session, ended: AbortSignal): Promise<void> {
  while (!ended.aborted) {
    if (session.isAdmin) await administer(session)
    else await study(session)
  }
}

async function study(session: Session): Promise<void> {
  const { page } = session
  await open(session, 'questoes-alternativas')
  const answer = page.getByRole('button', ANSWER)
  const more = page.getByRole('button', MORE)
  await expectShown(session, answer.or(more))
  if (await more.isVisible()) await more.click()
  await page.getByRole('radio').first().check()
  await answer.click()
  session.answers++
  await page.getByRole('button', NEXT).first().click()
  await open(session, 'aluno')
  await expectShown(session, page.getByRole('region', { name: 'Acertos por matéria' }))
  await open(session, 'vestibular-completo')
  await expectShown(session, page.getByRole('button', { name: 'Começar', exact: true }))
}

async function administer(session: Session): Promise<void> {
  const { page } = session
  for (const [path, heading] of [
    ['admin', 'Home Administrador'],
    ['admin/cursos', 'Cursos'],
    ['provas-anteriores', /Provas anteriores/i],
  ] as const) {
    await open(session, path)
    await expectShown(session, page.getByRole('heading', { name: heading, level: 1 }))
  }
}

/** Goes to a path within the page, as a link of any bundle does. */
async function open(session: Session, path: string): Promise<void> {
  await session.page.evaluate((to) => history.pushState(null, '', to), `/rumo/${path}`)
  session.screens++
}

/**
 * Waits for a screen. If the page says that the screen cannot be opened, this is noted as a failed navigation, and
 * opening it is tried again.
 */
async function expectShown({ page, failed }: Session, screen: Locator): Promise<void> {
  const broken = page.getByText(BROKEN)
  await expect(screen.or(broken)).toBeVisible(PATIENCE)
  if (!(await broken.isVisible())) return
  failed.push(`${BROKEN}: ${page.url()}`)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(screen).toBeVisible(PATIENCE)
}

async function screensOpened(crowd: readonly Session[], more: number): Promise<void> {
  const opened = () => crowd.reduce((sum, { screens }) => sum + screens, 0)
  const until = opened() + more
  await expect.poll(opened, PATIENCE).toBeGreaterThanOrEqual(until)
}

/** Releases the build that was released last once more, with other names for all its hashed files. */
async function releaseAnew(remote: string): Promise<void> {
  const build = `${site.builds}-${remote}`
  await rm(build, { recursive: true, force: true })
  await cp(site.bundle(remote), build, { recursive: true, dereference: true })
  await changeBuild(build, [remote, remote])
  await site.release(remote, build)
}
