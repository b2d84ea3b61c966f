import { FILE_SERVERS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { PROVAS, servePastExams } from '../src/past-exams.ts'

test.beforeEach(({ page }) => servePastExams(page))

test('what is wrong with a PDF is said, and what was read stays where the network breaks', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0, 'pequena.pdf')
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
  await page.unroute('**/caderno.pdf')
  await alert.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Questão 30. Quanto é')).toBeVisible()
  await expect(alert).toHaveCount(0)

  // When CORS does not let the page read the PDF, the browser shows it by itself.
  await page.goto(`provas-anteriores/${PROVAS.fechada.id}`)
  await expect(page.getByTitle('PDF: Prova Fechada')).toHaveAttribute(
    'src',
    `${FILE_SERVERS.closed}/pequena.pdf`,
  )
})

test('the page draws a PDF itself where the worker that draws does not come', async ({
  page,
  expectStatus,
}) => {
  expectStatus(0, 'pdf.renderer')
  await page.route('**/pdf.renderer*', (route) => route.abort())
  await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
  // pdf.js lays out the text of a page after it has drawn it.
  await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
  expect(page.workers().filter((worker) => worker.url().includes('pdf.renderer'))).toEqual([])
})

test('the page draws a PDF itself where the worker that draws does not answer', async ({
  page,
}) => {
  await page.route('**/pdf.renderer*', () => {})
  await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
  await expect(page.getByText('Questão 1. Quanto é')).toBeVisible({ timeout: 15_000 })
})
