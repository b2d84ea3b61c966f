import { enterAs, fillLogin, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'

test('a question goes with the page that it is about', async ({ page, context, expectStatus }) => {
  expectStatus(401, '/usuarios/login')
  const account = await makeAccount(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'Entre' }).click()
  await fillLogin(page, { ...account, senha: 'outra frase' })
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/rumo\/?$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await enterAs(page, account)
  await page.goto('aluno/conta')
  const apagar = page.getByRole('region', { name: 'Apagar a conta' })
  await apagar.getByLabel('Senha atual').fill(account.senha)
  await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const other = await context.newPage()
  await other.goto('aluno')
  await other.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(/\/rumo\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
