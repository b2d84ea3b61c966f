import { expectAccessible } from '../src/accessibility.ts'
import { enterAs, fillCadastro, fillLogin, makeAccount, someone } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { VIEWPORTS } from '../src/viewports.ts'

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('/login and /cadastro are accessible: empty, refused, under a dialog', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(401, '/usuarios/login')
      await page.goto('login')
      await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expectAccessible(page)
      await fillLogin(page, someone())
      await page.getByRole('button', { name: 'Mostrar' }).click()
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)

      await page.goto('cadastro')
      await expect(page.getByRole('button', { name: 'Cadastrar' })).toBeVisible()
      await expectAccessible(page)
      await fillCadastro(page, someone(), 'outra')
      await page.getByRole('button', { name: 'Cadastrar' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Entendi' }).click()
      await expectAccessible(page)
    })

    test('/aluno and /aluno/conta are accessible: whole, refused, under a dialog', async ({
      page,
    }) => {
      await enterAs(page, await makeAccount(page))
      await page.goto('aluno')
      await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible()
      await expectAccessible(page)
      await page.goto('aluno/conta')
      await expect(page.getByRole('definition').nth(1)).toHaveText('Marina Alves')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Salvar senha' }).click()
      await expectAccessible(page)
      const apagar = page.getByRole('region', { name: 'Apagar a conta' })
      await apagar.getByLabel('Senha atual').fill('x')
      await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
