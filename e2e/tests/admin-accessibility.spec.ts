import { expectAccessible } from '../src/accessibility.ts'
import { freshName, makeCurso, openAdmin } from '../src/admin.ts'
import { expect, test } from '../src/fixtures.ts'
import { VIEWPORTS } from '../src/viewports.ts'

/** They are made of the same parts: one of them stands for all on a tablet. */
const screensAt = (width: number) =>
  width === 768 ? ['usuarios'] : ['cursos', 'vestibulares', 'usuarios', 'materias']

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('the home and the log are accessible, the menu open too', async ({ page }) => {
      await openAdmin(page, 'admin')
      await expect(page.getByRole('heading', { name: 'O que falta' })).toBeVisible()
      await expectAccessible(page)
      if (viewport.width < 900) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expectAccessible(page)
      }
      await openAdmin(page, 'admin/registro')
      await expect(page.getByRole('status').filter({ hasText: 'mudança' })).toBeVisible()
      await expectAccessible(page)
    })

    for (const screen of screensAt(viewport.width))
      test(`/admin/${screen} is accessible: list, search, form, refusal, question`, async ({
        page,
      }) => {
        await makeCurso(page, freshName('Edificações'))
        await openAdmin(page, `admin/${screen}`)
        await page.getByLabel('Pesquisar').fill('nada que haja')
        await expect(page.getByRole('button', { name: 'Limpar a pesquisa' })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Limpar a pesquisa' }).click()
        await page.getByRole('button', { name: 'Adicionar' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Salvar' }).click()
        await expectAccessible(page)
        await page.getByRole('textbox').or(page.getByRole('spinbutton')).last().fill('1')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog', { name: 'Descartar' })).toBeVisible()
        await expectAccessible(page)
      })
  })
}
