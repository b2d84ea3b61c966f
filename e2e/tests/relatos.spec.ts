import type { Page } from '@playwright/test'
import { freshName, openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

for (const viewport of drawn(NARROW_AND_WIDE, 'relatos'))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'what a candidate reports reaches the home, with the way to mend it',
      { tag: '@served' },
      async ({ page }) => {
        const words = freshName('A figura falta')
        await page.goto('questoes-alternativas')
        await button(page, 'Encontrou um erro?').click()
        await button(page, 'Enviar aviso').click()
        await expect(page.getByLabel('O que está errado?')).toHaveAccessibleDescription(
          /Preencha este campo/,
        )
        await page.getByLabel('O que está errado?').fill(words)
        await button(page, 'Enviar aviso').click()
        await expect(page.getByRole('heading', { name: 'Aviso enviado' })).toBeFocused()
        await button(page, 'Voltar à questão').click()

        await openAdmin(page, 'admin')
        const aviso = page.getByRole('listitem').filter({ hasText: words })
        await expect(aviso).toBeVisible()
        await aviso.getByRole('link', { name: /^Editar a questão/ }).click()
        await expect(page.getByRole('heading', { level: 1, name: /^Editar questão/ })).toBeVisible()
        await openAdmin(page, 'admin')
        await aviso.getByRole('button', { name: 'Marcar como resolvido' }).click()
        await expect(aviso).toHaveCount(0)
      },
    )
  })
