import type { BundleManifest } from '@rumo/contract'
import { startNginx, stopProcess } from '@rumo/tools/e2e'
import { readFile, writeFile } from 'node:fs/promises'
import { API_PORTS, config } from '../src/config.ts'
import { makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeRepository } from '../src/other-repository.ts'

const port = config.port + 25
const SITE = `http://localhost:${port}/rumo/`
const ends: (() => Promise<void>)[] = []
let site: Awaited<ReturnType<typeof makeSite>>
let repository: Awaited<ReturnType<typeof makeRepository>>

test.beforeAll(async () => {
  site = await makeSite(API_PORTS)
  ends.push(site.remove)
  repository = await makeRepository()
  ends.push(repository.remove)
})

test.afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

test('a remote of another repository is checked, tested, built and released there, and works in the site', async ({
  page,
}) => {
  await test.step('it is checked, tested and built out of the packages alone', async () => {
    for (const script of ['check', 'test', 'build']) await repository.run(script)
  })

  await test.step('a build for another contract is refused, and changes nothing', async () => {
    const good = await readFile(repository.manifest, 'utf8')
    const manifest = JSON.parse(good) as BundleManifest
    const other = { ...manifest, contract: manifest.contract + 1 }
    await writeFile(repository.manifest, JSON.stringify(other))
    await expect(site.releaseByCommand('mf-calendario', repository.build)).rejects.toThrow(
      `mf-calendario foi construído para a versão ${other.contract} do contrato`,
    )
    await writeFile(repository.manifest, good)
  })

  await test.step('the release command puts it into the site', async () => {
    await site.releaseByCommand('mf-calendario', repository.build)
    const nginx = await startNginx({ site: site.www, folder: site.nginx, port })
    ends.push(() => stopProcess(nginx))
  })

  await page.goto(`${SITE}calendario?boundaries`)
  await expect(page.getByRole('listitem').first()).toContainText(/: .* de \d{4}$/)
  expect(await page.evaluate(buildShown)).toMatch(/^mf-calendario 0\.1\.0/)
  await page.getByRole('banner').getByRole('link', { name: 'Rumo' }).click()
  await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Calendário' })).toBeVisible()
})

const buildShown = () =>
  document.querySelector<HTMLElement>('[data-boundary="mf-calendario"]')?.dataset['build']
