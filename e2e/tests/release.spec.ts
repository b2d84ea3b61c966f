import { startNginx, stopProcess } from '@rumo/tools/e2e'
import type { ChildProcess } from 'node:child_process'
import { cp } from 'node:fs/promises'
import { API_PORTS, config } from '../src/config.ts'
import { CHANGED, changeBuild, makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'

const port = config.port + 21
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

test('a release of one remote shows at once and can be taken back, and an open page goes on with the one it has', async ({
  page,
  context,
}) => {
  const failed: string[] = []
  context.on('response', (response) => {
    if (!response.ok() && response.status() !== 304) failed.push(response.url())
  })
  await page.goto(SITE, { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: OLD })).toBeVisible()

  await cp(site.bundle('mf-public'), site.builds, { recursive: true })
  await changeBuild(site.builds, [OLD, NEW])
  await site.release('mf-public', site.builds)

  const other = await context.newPage()
  await other.goto(SITE)
  await expect(other.getByRole('link', { name: NEW })).toBeVisible()
  await other.getByRole('link', { name: /Vestibular completo/ }).click()
  await expect(other.getByRole('button', { name: 'Começar', exact: true })).toBeVisible()

  // This page has not requested the chunk yet, and only the old build has it.
  const lazy = page.waitForResponse(/mf-public\/assets\/vestibular-completo\.open-[\w-]+\.js$/)
  await page.getByRole('link', { name: /Vestibular completo/ }).click()
  expect((await lazy).url()).not.toContain(CHANGED)
  await expect(page.getByRole('button', { name: 'Começar', exact: true })).toBeVisible()

  await site.rollBack('mf-public')
  await other.goto(SITE)
  await expect(other.getByRole('link', { name: OLD })).toBeVisible()
  expect(failed).toEqual([])
})
