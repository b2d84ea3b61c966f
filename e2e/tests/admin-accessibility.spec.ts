import { expectAccessible } from '../src/accessibility.ts'
import { freshName, makeCurso, openAdmin } from '../src/admin.ts'
import { expect, test } from '../src/fixtures.ts'
import { comment, CRITERIOS_DO_ENEM, selectWords, sendRedacao } from '../src/redacoes.ts'
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

    test('the essays to correct are accessible, and one to begin', async ({ page }) => {
      const enviada = await sendRedacao(page)
      await openAdmin(page, 'admin/redacoes')
      await page.getByLabel('Pesquisar').fill(enviada.nome)
      await expect(page.getByRole('link', { name: /^Abrir/ })).toHaveCount(1)
      await expectAccessible(page)
      await page.getByRole('link', { name: /^Abrir/ }).click()
      await expect(page.getByText('Texto 1')).toBeVisible()
      await expectAccessible(page)
    })

    test('a correction is accessible: in work, what is missing, delivered', async ({ page }) => {
      const { id } = await sendRedacao(page)
      await openAdmin(page, `admin/redacoes/${id}`)
      await page.getByRole('button', { name: 'Começar a corrigir' }).click()
      await expect(page.getByLabel('Parecer')).toBeVisible()
      await comment(page, 'A ponte caiu', 'Boa abertura.')
      await selectWords(page, 'ninguém passa')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Entregar correção' }).click()
      await expect(page.getByText('Escolha a nota.')).toHaveCount(5)
      await expectAccessible(page)
      for (const criterio of CRITERIOS_DO_ENEM) await page.getByLabel(criterio).selectOption('120')
      await page.getByRole('button', { name: 'Entregar correção' }).click()
      await page.getByRole('button', { name: 'Entregar', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Sua correção' })).toBeVisible()
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
