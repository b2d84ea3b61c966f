import type { Route } from '@playwright/test'
import { expectAccessible } from '../src/accessibility.ts'
import { FILE_SERVERS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { openOptions, PROVAS, servePastExams } from '../src/past-exams.ts'
import { PHONE } from '../src/viewports.ts'

const LIST = /:\d+\/provas$/

test.beforeEach(({ page }) => servePastExams(page))

test('what is wrong with a PDF is said, and what was read stays where the network breaks', async ({
  page,
  expectStatus,
}) => {
  expectStatus(416, 'vazia.pdf')
  expectStatus(0, 'caderno.pdf')
  for (const [prova, words] of [
    [PROVAS.entrada, 'O que chegou não é um PDF'],
    [PROVAS.danificada, 'O PDF desta prova está danificado'],
    [PROVAS.cortada, 'O PDF desta prova está danificado'],
    [PROVAS.vazia, 'O PDF desta prova está danificado'],
    [PROVAS.trancada, 'O PDF desta prova pede uma senha'],
  ] as const) {
    await page.goto(`provas-anteriores/${prova.id}`)
    await expect(page.getByRole('alert').getByRole('heading', { name: words })).toBeVisible()
  }

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

test.describe('at the width of a phone', () => {
  test.use({ viewport: PHONE })

  test('every state is accessible', async ({ page, expectStatus }) => {
    test.slow()
    expectStatus(404, 'nada.pdf')
    expectStatus(503, '/provas')
    expectStatus(0, 'pequena.pdf')
    await page.route(LIST, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('provas-anteriores')
    await expect(page.getByRole('alert')).toContainText('Algo deu errado')
    await expectAccessible(page)
    await page.unroute(LIST)
    await page.route(LIST, (route) => route.fulfill({ json: { dados: [] } }))
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText('Ainda não há provas aqui')).toBeVisible()
    await expectAccessible(page)

    const held: (() => void)[] = []
    const hold = (route: Route) => new Promise<void>((go) => held.push(() => go(route.fallback())))
    await page.unroute(LIST)
    await page.route(LIST, hold)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await expect(page.getByText('Carregando provas...')).toBeVisible()
    await expectAccessible(page)
    for (const go of held) go()
    await expect(page.getByText('PDF ainda não disponível')).toBeVisible()
    await expectAccessible(page)

    held.length = 0
    await page.unroute(LIST)
    await page.route('**/pequena.pdf', hold)
    await page.getByRole('link', { name: /^Acessar Prova \(Prova Azul, 1º/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Prova Azul' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/pequena.pdf')
    for (const go of held) go()
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
      { id: 999, words: 'Esta prova não existe' },
      { id: PROVAS.fechada.id, words: 'só o entrega ao leitor do navegador' },
    ]) {
      await page.goto(`provas-anteriores/${id}`)
      await expect(page.getByText(words)).toBeVisible()
      await expectAccessible(page)
    }
    // Where CORS refuses, the browser shows the PDF itself.
    await expect(page.getByTitle('PDF: Prova Fechada')).toHaveAttribute(
      'src',
      `${FILE_SERVERS.closed}/pequena.pdf`,
    )
    await expect(page.getByRole('link', { name: /^Abrir em outra aba/ })).toBeVisible()
  })
})
