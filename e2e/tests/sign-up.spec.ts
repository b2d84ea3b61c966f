import { fillCadastro, readDialog, freshAccount, storedToken } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'sign-up')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a visitor signs up by keyboard alone, and is signed in at once',
      { tag: '@served' },
      async ({ page }) => {
        const account = freshAccount()
        await page.goto('cadastro')
        await expect(page).toHaveTitle('Criar Conta · Rumo')
        await page.getByLabel('Nome completo', { exact: true }).focus()
        await page.keyboard.type(account.nome)
        await page.keyboard.press('Tab')
        await page.keyboard.type(account.email)
        await page.keyboard.press('Tab')
        await page.keyboard.type(account.senha)
        // Tab passes the button that shows the password.
        await page.keyboard.press('Tab')
        await page.keyboard.press('Tab')
        await page.keyboard.type(account.senha)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/rumo\/aluno$/)
        await expect(page.getByRole('heading', { name: account.nome })).toBeVisible()
        await expect(page.getByText(account.email)).toBeVisible()
        expect(await storedToken(page)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      },
    )
  })
}

test('a network that goes and comes back while one signs up costs nothing that was typed', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '/usuarios')
  const account = freshAccount()
  await page.goto('cadastro', { waitUntil: 'networkidle' })
  await fillCadastro(page, account)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await readDialog(page, 'Sem resposta do servidor', 'Confira sua conexão')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page).toHaveURL(/\/rumo\/aluno$/)
  await expect(page.getByRole('heading', { name: account.nome })).toBeVisible()
})
