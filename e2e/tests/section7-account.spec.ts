import { fillCadastro, fillLogin, readDialog, someone, storedToken } from '../src/accounts.ts'
import { SITES } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'

const SECTION_7 = /^(POST \/usuarios(\/login)?|(GET|PUT|DELETE) \/usuarios\/\d+)$/

for (const width of [360, 1440]) {
  test(`an account lives on section 7 alone, at ${width} px`, async ({ page, expectStatus }) => {
    expectStatus(401, '/usuarios/login')
    await page.setViewportSize({ width, height: 900 })
    const called: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
    })
    const account = someone()
    await page.goto(`${SITES.section7}cadastro`)
    await expect(page.getByText('O que guardamos sobre você')).toBeVisible()
    await fillCadastro(page, account)
    await page.getByRole('button', { name: 'Cadastrar' }).click()
    await expect(page.getByRole('heading', { name: account.nome })).toBeVisible()
    await page.getByRole('link', { name: 'Minha conta' }).click()
    await expect(page.getByRole('button', { name: 'Salvar nome' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toHaveCount(0)

    const nome = page.getByRole('region', { name: 'Mudar o nome' })
    await nome.getByLabel('Nome completo').fill('Marina Dias')
    await nome.getByLabel('Senha atual').fill('não é esta')
    await nome.getByRole('button', { name: 'Salvar nome' }).click()
    await readDialog(page, 'Não foi possível entrar', 'E-mail ou senha incorretos.')
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

    await page.getByRole('link', { name: 'Voltar' }).click()
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await storedToken(page)).toBeNull()
    await fillLogin(page, { ...account, senha: 'outra frase boa' })
    await page.getByRole('button', { name: 'Entrar' }).click()
    await page.getByRole('link', { name: 'Minha conta' }).click()
    const apagar = page.getByRole('region', { name: 'Apagar a conta' })
    await apagar.getByLabel('Senha atual').fill('outra frase boa')
    await apagar.getByRole('button', { name: 'Apagar minha conta' }).click()
    await readDialog(page, 'Apagar a sua conta?', 'Isso não volta.', 'Apagar')
    await readDialog(page, 'Conta apagada', 'não guardam mais nada')
    await expect(page.getByRole('link', { name: 'Entre' })).toBeVisible()
    expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
  })
}
