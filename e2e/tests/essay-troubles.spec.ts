import { SITES } from '../src/config.ts'
import {
  ACERVO,
  button,
  openTema,
  REDACAO,
  refuseToKeep,
  serveTemas,
  sheet,
  temaOn,
} from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'

test('nothing is lost where the browser keeps nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await refuseToKeep(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await serveTemas(page, ACERVO)
  await openTema(page)
  await sheet(page).fill(REDACAO)
  await expect(page.getByText(/^Este aparelho não está guardando o rascunho/)).toBeVisible()
  await button(page, 'Enviar Redação').click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível guardar sua redação.')
  await expect(sheet(page)).toHaveValue(REDACAO)
  await button(page, 'Copiar texto').click()
  await expect(page.getByText('Texto copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(REDACAO)
})

test('a section 7 server is asked for nothing beyond its three calls', async ({ page }) => {
  const called = await serveTemas(page, {
    redacoes: ACERVO.redacoes.map(({ id, instrucoes }) => ({ id: `${id}`, instrucoes })),
    links: ACERVO.links,
    referencias: ACERVO.referencias.map(({ id, texto }) => ({ id, texto })),
  })
  const all: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/rumo/')) all.push(pathname)
  })
  await openTema(page, `${SITES.section7}temas-redacao`)
  await expect(page.getByText('Texto 1')).toBeVisible()
  expect(all.toSorted()).toEqual(called.toSorted())
})

test('a server without themes, or without such calls, has a screen for it', async ({
  page,
  expectStatus,
}) => {
  await serveTemas(page, { redacoes: [], links: [], referencias: [] })
  await page.goto('temas-redacao')
  await expect(page.getByText('Ainda não há temas aqui')).toBeVisible()

  expectStatus(404, 'redacoes')
  await page.route(/\/redacoes(-referencias)?$/, (route) =>
    route.fulfill({ status: 404, body: 'Cannot GET' }),
  )
  await page.reload()
  await expect(page.getByText('Este servidor não tem temas de redação')).toBeVisible()
})

test('a server that fails says so, and a retry recovers', async ({ page, expectStatus }) => {
  expectStatus(503, 'redacoes')
  await page.route(/\/redacoes(-referencias)?$/, (route) =>
    route.fulfill({ status: 503, body: '' }),
  )
  await page.goto('temas-redacao')
  await expect(page.getByRole('alert')).toContainText('Algo deu errado')
  await page.unrouteAll()
  await serveTemas(page, ACERVO)
  await button(page, 'Tentar de novo').click()
  await temaOn(page)
})

test('a server that hangs: after 8 s one may try again', async ({ page }) => {
  await page.clock.install()
  await serveTemas(page, ACERVO)
  await page.route('**/redacoes', () => {}, { times: 1 })
  await Promise.all([page.waitForRequest('**/redacoes'), page.goto('temas-redacao')])
  await page.clock.runFor(400)
  await expect(page.getByText('Carregando tema de redação...')).toBeVisible()
  await page.clock.runFor(8000)
  await button(page, 'Tentar de novo').click()
  await temaOn(page)
})
