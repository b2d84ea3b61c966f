import { expect, test } from '../src/fixtures.ts'
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
        await size.getByRole('button', { name: 'Aumentar' }).click()
        await expect(size.getByRole('status')).not.toHaveText(before ?? '')
        await size.getByRole('button', { name: 'Ajustar à largura' }).click()
        const page4 = page.getByRole('region', { name: 'Página 4' })
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
