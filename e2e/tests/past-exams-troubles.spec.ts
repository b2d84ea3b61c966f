import type { Route } from '@playwright/test'
import { expectAccessible } from '../src/accessibility.ts'
import { FILE_SERVERS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { openList, openOptions, PROVAS, servePastExams } from '../src/past-exams.ts'
import { NARROW_AND_WIDE } from '../src/viewports.ts'

test.beforeEach(({ page }) => servePastExams(page))

for (const { name, status, words, retry } of [
  { name: 'ausente', status: 404, words: 'O PDF desta prova não foi encontrado', retry: true },
  { name: 'falha', status: 500, words: 'O servidor não conseguiu entregar o PDF', retry: true },
  { name: 'entrada', status: 200, words: 'O que chegou não é um PDF', retry: true },
  { name: 'danificada', status: 200, words: 'O PDF desta prova está danificado', retry: false },
  { name: 'cortada', status: 200, words: 'O PDF desta prova está danificado', retry: false },
  { name: 'vazia', status: 416, words: 'O PDF desta prova está danificado', retry: false },
  { name: 'trancada', status: 200, words: 'O PDF desta prova pede uma senha', retry: false },
] as const) {
  test(`a file that is ${name} says so, with a way on`, async ({ page, expectStatus }) => {
    const { id, url_arquivo } = PROVAS[name]
    expectStatus(status, `${url_arquivo}`)
    await page.goto(`provas-anteriores/${id}`)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: words })).toBeVisible()
    await expect(alert.getByRole('link', { name: /^Abrir em outra aba/ })).toHaveAttribute(
      'href',
      `${url_arquivo}`,
    )
    await expect(alert.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(retry ? 1 : 0)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Voltar às provas' }).click()
    await expect(page.getByRole('heading', { name: 'Provas anteriores' })).toBeVisible()
  })
}

test('a network that is down says so, and a retry opens the exam', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0, 'pequena.pdf')
  await page.route('**/pequena.pdf', (route) => route.abort('connectionrefused'))
  await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
  await expect(page.getByRole('alert')).toContainText('Sem resposta do servidor')
  await page.unroute('**/pequena.pdf')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
})

test('a network that breaks while one reads keeps what is there, and a retry brings the rest', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0, 'caderno.pdf')
  await page.goto(`provas-anteriores/${PROVAS.caderno.id}`)
  await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
  await page.route('**/caderno.pdf', (route) => route.abort('connectionreset'))
  const field = page.getByLabel('Página, de 45')
  await field.fill('30')
  await field.press('Enter')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Uma parte da prova não chegou')
  await expectAccessible(page)
  await page.unroute('**/caderno.pdf')
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Questão 30. Quanto é')).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('an id of no prova says so', async ({ page }) => {
  await page.goto('provas-anteriores/999')
  await expect(page.getByRole('heading', { name: 'Esta prova não existe' })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar às provas' }).click()
  await expect(page.getByRole('heading', { name: 'Provas anteriores' })).toBeVisible()
})

test('where CORS refuses, the browser shows the PDF in a frame', async ({ page, expectStatus }) => {
  expectStatus(0, 'pequena.pdf')
  await page.goto(`provas-anteriores/${PROVAS.fechada.id}`)
  await expect(page.getByTitle('PDF: Prova Fechada')).toHaveAttribute(
    'src',
    `${FILE_SERVERS.closed}/pequena.pdf`,
  )
  await expect(page.getByRole('link', { name: /^Abrir em outra aba/ })).toBeVisible()
})

test('of an origin that the site does not name there is the link, and why; nothing is asked of it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`provas-anteriores/${PROVAS.deFora.id}`)
  const link = page.getByRole('link', { name: /^Abrir o PDF/ })
  await expect(link).toHaveAttribute('href', `${PROVAS.deFora.url_arquivo}`)
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noreferrer')
  await expect(page.getByText(new URL(FILE_SERVERS.unnamed).host)).toBeVisible()
  expect(asked.filter((url) => url.startsWith(FILE_SERVERS.unnamed))).toEqual([])
})

test('a list that fails says so, and a retry shows it', async ({ page, expectStatus }) => {
  expectStatus(503, '/provas')
  const path = /:\d+\/provas$/
  await page.route(path, (route) => route.fulfill({ status: 503, body: '' }))
  await page.goto('provas-anteriores')
  await expect(page.getByRole('alert')).toContainText('Algo deu errado')
  await expectAccessible(page)
  await page.unroute(path)
  await page.route(path, (route) => route.fulfill({ json: { dados: [] } }))
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Ainda não há provas aqui')).toBeVisible()
  await expectAccessible(page)
  await page.unroute(path)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('link', { name: /^Acessar Prova/ }).first()).toBeVisible()
})

test('what is on its way is accessible', async ({ page }) => {
  const held: (() => void)[] = []
  const hold = (route: Route) => new Promise<void>((go) => held.push(() => go(route.fallback())))
  await page.route(/:\d+\/provas$/, hold)
  await page.goto('provas-anteriores')
  await expect(page.getByText('Carregando provas...')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/pequena.pdf', hold)
  for (const go of held) go()
  await page.getByRole('link', { name: /^Acessar Prova \(Prova Azul, 1º/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prova Azul' })).toBeVisible()
  await expectAccessible(page)
})

for (const viewport of NARROW_AND_WIDE) {
  test(`every state is accessible at ${viewport.width} px`, async ({ page, expectStatus }) => {
    test.slow()
    expectStatus(404, 'nada.pdf')
    expectStatus(0, 'pequena.pdf')
    await page.setViewportSize(viewport)
    await openList(page)
    await expect(page.getByText('PDF ainda não disponível')).toBeVisible()
    await expectAccessible(page)

    await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
    await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Buscar na prova' }).click()
    await page.getByRole('searchbox').fill('questão')
    await expect(page.getByText('1 de 6')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('searchbox').fill('nada disso')
    await expect(page.getByText('Nada encontrado')).toBeVisible()
    await openOptions(page)
    await expectAccessible(page)

    for (const { id, words } of [
      { id: PROVAS.ausente.id, words: 'O PDF desta prova não foi encontrado' },
      { id: PROVAS.semPdf.id, words: 'PDF ainda não disponível' },
      { id: PROVAS.deFora.id, words: 'Esta prova abre em outra aba' },
      { id: PROVAS.fechada.id, words: 'só o entrega ao leitor do navegador' },
      { id: 999, words: 'Esta prova não existe' },
    ]) {
      await page.goto(`provas-anteriores/${id}`)
      await expect(page.getByText(words)).toBeVisible()
      await expectAccessible(page)
    }
  })
}
