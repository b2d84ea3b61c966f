import { startNginx, stopProcess } from '@rumo/tools/e2e'
import { ADMINISTRADOR, fillLogin } from '../src/accounts.ts'
import { API_PORTS, config } from '../src/config.ts'
import { makeSite } from '../src/deployment.ts'
import { expect, test } from '../src/fixtures.ts'

// Two names of this machine, so that their pages are of two origins.
const OF_VISITORS = config.port + 28
const OF_ADMINISTRATORS = config.port + 29
const PUBLIC = `http://localhost:${OF_VISITORS}/rumo/`
const BACK_OFFICE = `http://127.0.0.1:${OF_ADMINISTRATORS}/rumo/`
const ends: (() => Promise<void>)[] = []

test.beforeAll(async () => {
  await serve(OF_ADMINISTRATORS, {})
  await serve(OF_VISITORS, { sem_remotos: ['mf-admin'], url_da_administracao: BACK_OFFICE })
})

test.afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

async function serve(port: number, settings: object): Promise<void> {
  const site = await makeSite(API_PORTS, settings)
  ends.push(site.remove)
  const nginx = await startNginx({ site: site.www, folder: site.nginx, port })
  ends.push(() => stopProcess(nginx))
}

test('an administrator of the public site is led to the back office on its own host, and enters there again', async ({
  page,
  expectStatus,
}) => {
  expectStatus(404, '/rumo/admin')
  const answer = await page.request.get(`${PUBLIC}admin`)
  expect(answer.status()).toBe(404)
  await page.goto(`${PUBLIC}login`)
  await fillLogin(page, ADMINISTRADOR)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page).toHaveURL(`${BACK_OFFICE}login?volta=%2Fadmin`)
  await fillLogin(page, ADMINISTRADOR)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
  await page.goto(`${PUBLIC}admin/cursos?busca=x`)
  await expect(page).toHaveURL(`${BACK_OFFICE}admin/cursos?busca=x`)
  await expect(page.getByRole('heading', { level: 1, name: 'Cursos' })).toBeVisible()
})
