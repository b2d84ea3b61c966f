import { ACERVO, button, openTema, REDACAO, refuseToKeep, serveTemas, sheet } from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'

test('nothing is lost where the browser keeps nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await refuseToKeep(page)
  page.on('dialog', (dialog) => void dialog.accept())
  await serveTemas(page, ACERVO)
  await openTema(page)
  await sheet(page).fill(REDACAO)
  await expect(page.getByText(/^Este aparelho não está guardando o rascunho/)).toBeVisible()
  await button(page, 'Enviar Redação').click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível guardar sua redação.')
  await expect(sheet(page)).toHaveValue(REDACAO)
  await button(page, 'Copiar texto').click()
  await expect(page.getByText('Texto copiado.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(REDACAO)
})
