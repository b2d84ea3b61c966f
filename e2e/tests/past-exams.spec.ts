import type { Locator } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'
import { buildPdf } from '../src/pdf.ts'
import { openList, openOptions, PROVAS, servePastExams } from '../src/past-exams.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { tabTo } from '../src/hand.ts'

const { pequena } = PROVAS

test.beforeEach(({ page }) => servePastExams(page))

for (const viewport of drawn(NARROW_AND_WIDE, 'past-exams')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 700 })

    test(
      'by pointer: open a past exam, leaf, enlarge, search, keep it, go back',
      { tag: '@served' },
      async ({ page }) => {
        await openList(page)
        const titles = page.getByRole('heading', { level: 2 })
        await expect(titles).toHaveText([/1º.semestre de 2025/, /2º.semestre de 2024/])
        await page.getByRole('link', { name: /^Acessar Prova \(Prova Azul, 1º/ }).click()
        await expect(page).toHaveURL(/\/provas-anteriores\/1$/)
        await expect(page.getByRole('heading', { level: 1, name: 'Prova Azul' })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Instruções' })).toBeVisible()
        await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()

        const first = await page.getByRole('region', { name: 'Página 1' }).boundingBox()
        expect(first?.x).toBeGreaterThanOrEqual(0)
        expect(first?.width).toBeLessThanOrEqual(viewport.width)
        expect(first?.width).toBeGreaterThan(Math.min(viewport.width, 992) - 20)

        const field = page.getByLabel('Página, de 6')
        await field.fill('4')
        await field.press('Enter')
        await expect(page.getByText('Questão 4. Quanto é')).toBeInViewport()
        await expect(field).toHaveValue('4')

        await openOptions(page)
        const size = page.getByRole('group', { name: 'Tamanho da página' })
        const before = await size.getByRole('status').textContent()
        const page4 = page.getByRole('region', { name: 'Página 4' })
        const place = await placeOnPage(page4, 'Questão 4. Quanto é')
        await size.getByRole('button', { name: 'Aumentar' }).click()
        await expect(size.getByRole('status')).not.toHaveText(before ?? '')
        // The text, which can be selected and searched, stays over its drawing.
        const scaled = await placeOnPage(page4, 'Questão 4. Quanto é')
        for (const [n, percent] of place.entries()) expect(scaled[n]).toBeCloseTo(percent, 0)
        await size.getByRole('button', { name: 'Ajustar à largura' }).click()
        await expect
          .poll(async () => (await page4.boundingBox())?.width)
          .toBeGreaterThan(viewport.width - 20)

        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: 'Baixar' }).click()
        expect((await download).suggestedFilename()).toMatch(
          /^Prova Azul, 1º.semestre de 2025\.pdf$/,
        )
        await expect(page.getByRole('link', { name: /^Abrir em outra aba/ })).toHaveAttribute(
          'href',
          `${pequena.url_arquivo}`,
        )

        await page.getByRole('button', { name: 'Buscar na prova' }).click()
        await page.getByRole('searchbox', { name: 'Buscar na prova' }).fill('questao 6')
        await expect(page.getByText('1 de 1')).toBeVisible()
        await expect(page.getByText('Quanto é 6 mais 6?')).toBeInViewport()
        await page.getByRole('button', { name: 'Fechar a busca' }).click()
        await expect(page.getByRole('searchbox')).toHaveCount(0)

        await page.getByRole('link', { name: 'Voltar às provas' }).click()
        await expect(page).toHaveURL(/\/provas-anteriores$/)
        await expect(page.getByRole('heading', { name: 'Provas anteriores' })).toBeVisible()
      },
    )

    test('by keyboard alone: open a past exam, read, search, go back to where one was', async ({
      page,
    }) => {
      await openList(page)
      const link = page.getByRole('link', { name: /^Acessar Prova \(Prova Azul/ })
      await tabTo(page, link)
      await page.keyboard.press('Enter')
      await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

      const region = page.getByRole('region', { name: 'Páginas da prova' })
      const scrolled = () => region.evaluate(({ scrollTop }) => scrollTop)
      await page.keyboard.press('PageDown')
      await expect.poll(scrolled).toBeGreaterThan(200)
      await page.keyboard.press('End')
      await expect(page.getByLabel('Página, de 6')).toHaveValue('6')
      await page.keyboard.press('Home')
      await expect.poll(scrolled).toBe(0)

      const first = page.getByRole('region', { name: 'Página 1' })
      const width = async () => (await first.boundingBox())?.width ?? 0
      const before = await width()
      await tabTo(page, region)
      await page.keyboard.press('+')
      await expect.poll(width).toBeGreaterThan(before * 1.1)
      await page.keyboard.press('-')
      await expect.poll(width).toBeLessThan(before * 1.05)

      await page.keyboard.press('Control+f')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.type('questão')
      await expect(page.getByText('1 de 6')).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(page.getByText('2 de 6')).toBeVisible()
      await page.keyboard.press('Shift+Enter')
      await expect(page.getByText('1 de 6')).toBeVisible()
      await page.keyboard.press('Shift+Enter')
      await expect(page.getByText('6 de 6')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Buscar na prova' })).toBeFocused()

      await page.keyboard.press('Shift+Tab')
      await expect(page.getByLabel('Página, de 6')).toBeFocused()
      await page.keyboard.press('Control+f')
      await expect(page.getByRole('searchbox')).toBeFocused()
      await page.keyboard.press('Escape')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(page.getByRole('link', { name: 'Voltar às provas' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(link).toBeFocused()
    })

    test('the back button of a phone leads to the list, and forward to the exam again', async ({
      page,
    }) => {
      await openList(page)
      await page.getByRole('link', { name: /^Acessar Prova \(Prova Azul/ }).click()
      await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Provas anteriores' })).toBeVisible()
      await page.goForward()
      await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
    })

    test('the address of an exam opens it, and its arrow leads to the list', async ({ page }) => {
      await page.goto(`provas-anteriores/${pequena.id}`)
      await expect(page.getByText('Questão 1. Quanto é')).toBeVisible()
      await expect(page).toHaveTitle('Prova Azul · Rumo')
      await page.getByRole('link', { name: 'Voltar às provas' }).click()
      await expect(page).toHaveURL(/\/provas-anteriores$/)
    })
  })
}

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

test.describe('of a screen with parts of pixels', () => {
  test.use({ deviceScaleFactor: 1.375 })

  test('texts and links of turned pages stand over their drawing', async ({ page }) => {
    await page.route(`${pequena.url_arquivo}`, (route) =>
      route.fulfill({
        body: buildPdf({ pages: 2, turn: 90 }),
        contentType: 'application/pdf',
        headers: { 'access-control-allow-origin': '*' },
      }),
    )
    await page.goto(`provas-anteriores/${pequena.id}`)
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

test('a mouse drawn over a text of a PDF selects it, and keys zoom from there on', async ({
  page,
}) => {
  await page.goto(`provas-anteriores/${pequena.id}`)
  const first = page.getByRole('region', { name: 'Página 1' })
  const box = await first.getByText('Questão 1. Quanto é').boundingBox()
  if (!box) throw new Error('The line is not laid out')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 1, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width / 2, y)
  await page.mouse.move(box.x + box.width - 1, y)
  await page.mouse.up()
  const selected = await page.evaluate(() => getSelection()?.toString())
  expect(selected).toMatch(/^Questão 1\. Quanto é/)

  const width = async () => (await first.boundingBox())?.width ?? 0
  for (const key of ['-', '-']) {
    const before = await width()
    await page.keyboard.press(key)
    await expect.poll(width).toBeLessThan(before * 0.9)
  }
})

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
