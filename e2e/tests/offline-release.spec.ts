import { startNginx, stopProcess } from '@rumo/tools/e2e'
import type { ChildProcess } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { API_PORTS, config } from '../src/config.ts'
import { changeBuild, makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'
import { takeAlong } from '../src/offline.steps.ts'

const port = config.port + 19
const SITE = `http://localhost:${port}/rumo/`
const OLD = 'Questões alternativas'
const NEW = 'Questões para treinar'
let site: Awaited<ReturnType<typeof makeSite>>
let nginx: ChildProcess

test.beforeAll(async () => {
  site = await makeSite(API_PORTS)
  nginx = await startNginx({ site: site.www, folder: site.nginx, port })
})

test.afterAll(async () => {
  await stopProcess(nginx)
  await site.remove()
})

test('a kept site goes over to a release whole, when its user says so, and ends where the server says so', async ({
  page,
  context,
}) => {
  const card = (name: string, of = page) => of.getByRole('link', { name })
  await page.goto(`${SITE}vestibular-completo`)
  await page
    .getByRole('button', { name: /^Fazer esta prova/ })
    .first()
    .click()
  await takeAlong(page)

  await cp(site.bundle('mf-public'), site.builds, { recursive: true })
  await changeBuild(site.builds, [OLD, NEW])
  await site.release('mf-public', site.builds)
  const other = await context.newPage()
  await other.goto(SITE)
  await page.goto(SITE)
  await expect(page.getByText('Há uma versão nova.')).toBeVisible()
  for (const one of [page, other]) await expect(card(OLD, one)).toBeVisible()

  await page.getByRole('button', { name: 'Usar agora' }).click()
  await expect(card(NEW)).toBeVisible()
  // A page that was open goes on with the release that it has.
  await card('Vestibular completo', other).click()
  await expect(other.getByRole('button', { name: 'Começar', exact: true })).toBeVisible()

  await site.change({ sem_internet: false })
  await page.goto(SITE)
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ])
  await expect.poll(left).toEqual([])
  await page.goto(`${SITE}vestibular-completo`)
  await page
    .getByRole('button', { name: /^Fazer esta prova/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Começar', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Leve esta prova' })).toBeHidden()
})
