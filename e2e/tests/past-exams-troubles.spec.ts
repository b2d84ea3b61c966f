import type { Route } from '@playwright/test'
import { FILE_SERVERS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { PROVAS, servePastExams } from '../src/past-exams.ts'
import { drawn } from '../src/viewports.ts'

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

/** What may become of the script of the worker that draws. */
const FATES: readonly [Fate, Fate] = [
  ['does not come', (route) => route.abort()],
  ['does not answer', () => {}],
]
/** How pdf.js calls the fonts of a PDF. */
const NAME_IN_PDFJS = /^g_d\d+_/
type Fate = readonly [words: string, handle: (route: Route) => Promise<void> | void]

for (const [fate, handle] of drawn(FATES, 'past-exams-troubles'))
  test(`the page draws a PDF itself, with its fonts, where the worker that draws ${fate}`, async ({
    page,
    expectStatus,
  }) => {
    expectStatus(0, 'pdf.renderer')
    await page.route('**/pdf.renderer*', handle)
    await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
    // pdf.js waits 5 s for the worker. It lays out the text of a page after it has drawn it.
    await expect(page.getByText('Questão 1. Quanto é')).toBeVisible({ timeout: 15_000 })
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
    expect(families).toContainEqual(expect.stringMatching(NAME_IN_PDFJS))
  })

/** Code that deletes what pdf.js needs and browsers of two years ago do not have. */
const WITHOUT_LATEST = `
  for (const one of [Map.prototype, WeakMap.prototype]) {
    delete one.getOrInsert
    delete one.getOrInsertComputed
  }
  const iterators = Object.getPrototypeOf(Object.getPrototypeOf([].values()))
  for (const name of ['drop', 'every', 'filter', 'find', 'map', 'some', 'take', 'toArray']) delete iterators[name]
  for (const name of ['difference', 'intersection', 'isSubsetOf', 'union']) delete Set.prototype[name]
  delete globalThis.Iterator
  delete Math.sumPrecise
  delete Promise.try
  delete RegExp.escape
  delete URL.parse
  delete Uint8Array.fromBase64
  for (const name of ['setFromBase64', 'setFromHex', 'toBase64', 'toHex']) delete Uint8Array.prototype[name]
  delete Response.prototype.bytes
`

test('a browser of two years ago reads a PDF and searches in it', async ({ page }) => {
  await page.addInitScript(WITHOUT_LATEST)
  await page.route(/\/pdf\.(worker|renderer)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: WITHOUT_LATEST + (await response.text()) })
  })
  await page.goto(`provas-anteriores/${PROVAS.pequena.id}`)
  await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
  // Otherwise the page would have drawn by itself.
  expect(page.workers().some((worker) => worker.url().includes('pdf.renderer'))).toBe(true)
  await page.getByRole('button', { name: 'Buscar na prova' }).click()
  await page.getByRole('searchbox', { name: 'Buscar na prova' }).fill('questao 1')
  await expect(page.getByText(/^1 de \d/)).toBeVisible()
})
