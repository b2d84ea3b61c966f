import type { Page } from '@playwright/test'
import { openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeDraft, writeQuestao } from '../src/questoes.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const viewport of drawn(NARROW_AND_WIDE, 'admin-questoes-lista'))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a selection gets a matéria, is retired and taken back', async ({ page }) => {
      const id = await makeDraft(page)
      await openAdmin(page, `admin/provas/${id}/questoes/nova`)
      const long = 'A primeira, que passa de duas linhas? '.repeat(9)
      for (const texto of [long, 'A segunda?']) {
        await writeQuestao(page, texto)
        await page.getByRole('radio', { name: 'A certa é a A' }).check()
        await button(page, 'Salvar e escrever outra').click()
        await expect(page.getByLabel('Texto da questão')).toHaveValue('')
      }
      await page.getByRole('link', { name: /^Questões de/ }).click()
      /** How far below the page's title the second question stands, however far the page is scrolled. */
      const place = async () => {
        const title = await page.getByRole('heading', { level: 1 }).boundingBox()
        const second = await page.getByText('A segunda?').boundingBox()
        return (second?.y ?? NaN) - (title?.y ?? NaN)
      }
      await expect(page.getByRole('checkbox', { name: 'Escolher questão 2' })).toBeVisible()
      const before = await place()
      const heights = await page
        .getByRole(viewport.width > 900 ? 'row' : 'listitem')
        .filter({ has: page.getByRole('checkbox') })
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      expect(new Set(heights).size).toBe(1)
      await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check()
      await expect(page.getByText('2 questões escolhidas')).toBeVisible()
      expect(await place()).toBeCloseTo(before)
      await page.getByLabel('Nova matéria').selectOption('Física')
      await button(page, 'Mudar').click()
      await expect(page.getByText('Completa', { exact: true })).toHaveCount(2)
      await page.getByRole('checkbox', { name: 'Escolher questão 2' }).check()
      await button(page, 'Retirar').click()
      await expect(page.getByText('Retirada', { exact: true })).toHaveCount(1)
      await page.getByLabel('Situação').selectOption('Retiradas')
      await expect(page.getByRole('status').filter({ hasText: /^1/ })).toBeVisible()
      await page.getByRole('checkbox', { name: 'Escolher questão 2' }).check()
      await button(page, 'Trazer de volta').click()
      await page.getByLabel('Situação').selectOption('Completas')
      await expect(page.getByText('Completa', { exact: true })).toHaveCount(2)
      await page.getByLabel('Pesquisar').fill('segunda')
      await expect(page.getByRole('status').filter({ hasText: /^1 de 2/ })).toBeVisible()
    })
  })
