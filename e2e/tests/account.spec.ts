import { readFile } from 'node:fs/promises'
import { enterAs, fillLogin, makeAccount, readDialog, storedToken } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'

for (const width of [360, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 900 } })

    test('somebody sees and changes name and password, and takes the data along', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(422, '/conta')
      expectStatus(401, '/usuarios/login')
      const account = await makeAccount(page)
      await enterAs(page, account)
      await page.goto('aluno')
      await page.getByRole('link', { name: 'Minha conta' }).click()
      await expect(page).toHaveTitle('Minha conta · Rumo')
      await expect(page.getByRole('definition')).toHaveText([
        /^\d+$/,
        account.nome,
        account.email,
        'Aluno',
      ])

      const nome = page.getByRole('region', { name: 'Mudar o nome' })
      await nome.getByLabel('Nome completo').fill('Marina Dias')
      await nome.getByLabel('Senha atual').fill('não é esta')
      await nome.getByRole('button', { name: 'Salvar nome' }).click()
      await expect(nome.getByLabel('Senha atual')).toHaveAccessibleDescription(/./)
      await expect(nome.getByLabel('Senha atual')).toBeFocused()
      await nome.getByLabel('Senha atual').fill(account.senha)
      await nome.getByRole('button', { name: 'Salvar nome' }).click()
      await expect(nome.getByText('Nome alterado.')).toBeVisible()
      await expect(page.getByRole('definition').nth(1)).toHaveText('Marina Dias')

      const senha = page.getByRole('region', { name: 'Mudar a senha' })
      await senha.getByLabel('Senha atual').fill(account.senha)
      await senha.getByLabel('Nova senha', { exact: true }).fill('outra frase boa')
      await senha.getByLabel('Confirme a nova senha').fill('outra frase boa')
      await senha.getByRole('button', { name: 'Salvar senha' }).click()
      await expect(senha.getByText('Senha alterada.')).toBeVisible()
      await expect(senha.getByLabel('Nova senha', { exact: true })).toHaveValue('')

      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Baixar meus dados' }).click()
      const file = await download
      expect(file.suggestedFilename()).toBe('rumo-meus-dados.json')
      const dados = JSON.parse(await readFile(await file.path(), 'utf8')) as object
      expect(dados).toMatchObject({ usuario: { nome: 'Marina Dias', email: account.email } })

      await page.getByRole('link', { name: 'Voltar' }).click()
      await page.getByRole('button', { name: 'Sair' }).click()
      await fillLogin(page, account)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await readDialog(page, 'Não foi possível entrar', 'E-mail ou senha incorretos.')
      await fillLogin(page, { ...account, senha: 'outra frase boa' })
      await page.getByRole('button', { name: 'Entrar' }).click()
      await expect(page.getByRole('heading', { name: 'Marina Dias' })).toBeVisible()
    })

    test('somebody removes their account, after a question', async ({ page, expectStatus }) => {
      expectStatus(401, '/usuarios/login')
      const account = await makeAccount(page)
      await enterAs(page, account)
      await page.goto('aluno/conta')
      const apagar = page.getByRole('region', { name: 'Apagar a conta' })
      await apagar.getByLabel('Senha atual').fill(account.senha)
      await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
      await readDialog(page, 'Apagar a sua conta?', 'Isso não volta.', 'Cancelar')
      expect(await storedToken(page)).not.toBeNull()
      await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
      await readDialog(page, 'Apagar a sua conta?', 'Isso não volta.', 'Apagar')
      await readDialog(page, 'Conta apagada', 'não guardam mais nada')
      await expect(page).toHaveURL(/\/rumo\/?$/)
      await expect(page.getByRole('link', { name: 'Entre' })).toBeVisible()
      expect(await storedToken(page)).toBeNull()
      await page.goto('login')
      await fillLogin(page, account)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await readDialog(page, 'Não foi possível entrar', 'E-mail ou senha incorretos.')
    })
  })
}

test('an account is gone in every tab, also before one has read so', async ({ page, context }) => {
  const account = await makeAccount(page)
  await enterAs(page, account)
  const other = await context.newPage()
  await other.goto('aluno')
  await expect(other.getByRole('heading', { name: account.nome })).toBeVisible()
  await page.goto('aluno/conta')
  const apagar = page.getByRole('region', { name: 'Apagar a conta' })
  await apagar.getByLabel('Senha atual').fill(account.senha)
  await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
  await readDialog(page, 'Apagar a sua conta?', 'Isso não volta.', 'Apagar')
  await expect(page.getByRole('dialog', { name: 'Conta apagada' })).toBeVisible()
  await expect(other).toHaveURL(/\/rumo\/login$/)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await readDialog(page, 'Conta apagada', 'não guardam mais nada')
  await expect(page).toHaveURL(/\/rumo\/?$/)
})

test('name and e-mail are those of the token where the server gives none', async ({
  page,
  expectStatus,
}) => {
  expectStatus(500, '/usuarios/')
  const account = await makeAccount(page)
  await enterAs(page, account)
  const asked = Promise.withResolvers<void>()
  await page.route(/\/usuarios\/\d+$/, async (route) => {
    await asked.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await page.goto('aluno')
  await expect(page.getByText('carregando...')).toHaveCount(2)
  asked.resolve()
  await expect(page.getByRole('heading', { name: account.nome })).toBeVisible()
  await expect(page.getByText(account.email)).toBeVisible()
})
