import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { PROVAS, servePastExams } from '../src/past-exams.ts'
import { buildPdf } from '../src/pdf.ts'

const { pequena } = PROVAS

test.beforeEach(({ page }) => servePastExams(page))

test('links of a PDF lead inside it, and elsewhere in another tab', async ({ page }) => {
  await page.goto(`provas-anteriores/${pequena.id}`)
  const field = page.getByLabel('Página, de 6')
  await field.fill('2')
  await field.press('Enter')
  const region = page.getByRole('region', { name: 'Página 2' })
  const outside = region.getByRole('link', { name: /fonte\.example/ })
  await expect(outside).toHaveAttribute('target', '_blank')
  await expect(outside).toHaveAttribute('rel', /noopener/)
  await region.getByRole('link', { name: 'Ir a outro ponto do PDF' }).click()
  await expect(field).toHaveValue('1')
  await expect(page).toHaveURL(/\/provas-anteriores\/1$/)
})

test.describe('where a pixel of the page is no whole number of the screen’s', () => {
  test.use({ deviceScaleFactor: 1.375 })

  test('texts and links of turned pages stand over their drawing', async ({ page }) => {
    await openPdf(page, buildPdf({ pages: 2, turn: 90 }))
    await page.getByLabel('Página, de 2').fill('2')
    await page.getByLabel('Página, de 2').press('Enter')
    const region = page.getByRole('region', { name: 'Página 2' })
    await expect(region.getByText('Questão 2. Quanto é')).toBeVisible()
    const [left, top] = await placeOnPage(region, 'Questão 2. Quanto é')
    expect(left).toBeCloseTo((717 * 100) / 842, 0)
    expect(top).toBeCloseTo((57 * 100) / 595, 0)

    const link = region.getByRole('link', { name: 'Ir a outro ponto do PDF' })
    const [sheet, target] = await Promise.all([region.boundingBox(), link.boundingBox()])
    if (!sheet || !target) throw new Error('The page or its link is not drawn')
    expect((target.x - sheet.x) / sheet.width).toBeCloseTo(640 / 842, 2)
    expect((target.y - sheet.y) / sheet.height).toBeCloseTo(57 / 595, 2)
    const layer = await region.evaluate((element) => {
      const box = element.querySelector('.annotationLayer')?.getBoundingClientRect()
      return [box?.width ?? 0, box?.height ?? 0] as const
    })
    expect(layer[0]).toBeCloseTo(sheet.width, 0)
    expect(layer[1]).toBeCloseTo(sheet.height, 0)
  })
})

test('a search scrolls to what it finds at the foot of a page that was not drawn', async ({
  page,
}) => {
  await openPdf(page, buildPdf({ pages: 6, turn: 180 }))
  await page.getByRole('button', { name: 'Buscar na prova' }).click()
  await page.getByRole('searchbox', { name: 'Buscar na prova' }).fill('questao 5')
  await expect(page.getByText('1 de 1')).toBeVisible()
  await expect(page.getByText('Quanto é 5 mais 5?')).toBeInViewport()
})

test('a mouse selects the text of a PDF, which stays over its drawing when keys zoom from there', async ({
  page,
}) => {
  await page.goto(`provas-anteriores/${pequena.id}`)
  const first = page.getByRole('region', { name: 'Página 1' })
  const line = first.getByText('Questão 1. Quanto é')
  await expect(line).toBeVisible()
  const box = await line.boundingBox()
  if (!box) throw new Error('The line is not laid out')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.move(box.x + box.width - 1, y)
  await page.mouse.up()
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toMatch(/^Questão 1\. Quanto é/)

  const place = await placeOnPage(first, 'Questão 1. Quanto é')
  const width = async () => (await first.boundingBox())?.width ?? 0
  for (const key of ['-', '-']) {
    const before = await width()
    await page.keyboard.press(key)
    await expect.poll(width).toBeLessThan(before * 0.9)
    const scaled = await placeOnPage(first, 'Questão 1. Quanto é')
    for (const [n, percent] of place.entries()) expect(scaled[n]).toBeCloseTo(percent, 0)
  }
})

/** Opens a prova with this PDF. */
async function openPdf(page: Page, body: Buffer): Promise<void> {
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${pequena.url_arquivo}`, (route) =>
    route.fulfill({ body, contentType: 'application/pdf', headers }),
  )
  await page.goto(`provas-anteriores/${pequena.id}`)
}

/** The left edge, the top and the width of a text, in percent of its page. */
const placeOnPage = (region: Locator, text: string): Promise<number[]> =>
  region.evaluate((page, words) => {
    const spans = [...page.querySelectorAll('.textLayer span')]
    const span = spans.find(({ textContent }) => textContent.startsWith(words))
    if (!span) throw new Error(`The page has no ${words}`)
    const [inner, outer] = [span.getBoundingClientRect(), page.getBoundingClientRect()]
    return [
      ((inner.left - outer.left) * 100) / outer.width,
      ((inner.top - outer.top) * 100) / outer.height,
      (inner.width * 100) / outer.width,
    ]
  }, text)
