import type { Page } from '@playwright/test'
import { startNginx, stopProcess } from '@rumo/tools/e2e'
import { ADMINISTRADOR, fillLogin, makeAccount, storeToken, tokenOf } from '../src/accounts.ts'
import { API_PORTS, config } from '../src/config.ts'
import { makeSite } from '../src/deployment.ts'
import { buildEarlier } from '../src/earlier-builds.ts'
import { expect, test } from '../src/fixtures.ts'
import { answer, drawnBy, expectVerdict, letterOf } from '../src/practice.steps.ts'

const port = config.port + 27
/** Each bundle gets a site of another origin, so that the browser keeps nothing of the one before. */
const siteFor = (bundle: string) => `http://${bundle}.localhost:${port}/rumo/`
/** The bundles. Each is released alone, in its earlier build, into the site of today. */
const SKEWS = ['mf-public', 'mf-student', 'mf-admin', 'shell']

test(
  'each bundle as it was earlier works with the others of today',
  { tag: '@full' },
  async ({ page }) => {
    // Another commit is installed and built.
    test.setTimeout(1_200_000)
    const site = await makeSite(API_PORTS)
    const earlier = await buildEarlier()
    try {
      for (const bundle of SKEWS) {
        await test.step(`${bundle} of ${earlier.commit}`, async () => {
          await site.release(bundle, earlier.of(bundle))
          // The earlier pages may have other inline styles, whose hashes nginx reads when it starts.
          const nginx = await startNginx({
            site: site.www,
            folder: `${site.nginx}-${bundle}`,
            port,
          })
          try {
            await walk(page, siteFor(bundle))
            // A page that stays open would go on sending requests to a server that ends.
            await page.goto('about:blank')
          } finally {
            await stopProcess(nginx)
            await site.rollBack(bundle)
          }
        })
      }
    } finally {
      await Promise.all([site.remove(), earlier.remove()])
    }
  },
)

/** Goes through every bundle: as a visitor who signs in, as a student and as an administrator. */
async function walk(page: Page, site: string): Promise<void> {
  const account = await makeAccount(page, 'Mariana Dias')
  await page.goto(`${site}login`)
  await fillLogin(page, account)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: account.nome })).toBeVisible()

  await page.goto(site)
  const [questao] = await drawnBy(page, () =>
    page.getByRole('link', { name: /Questões alternativas/ }).click(),
  )
  if (!questao) throw new Error('No question was drawn.')
  await answer(page, letterOf(questao, true))
  await expectVerdict(page, true)

  await storeToken(page, await tokenOf(page, ADMINISTRADOR), site)
  await page.goto(`${site}admin`)
  await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
  await page.getByRole('link', { name: 'Cursos' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible()
}
