import { readFile } from 'node:fs/promises'
import {
  removeAccount,
  changeNome,
  changeSenha,
  enterAs,
  fillLogin,
  makeAccount,
  readDialog,
  storedToken,
} from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'account')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'an account sees and changes name and password, and downloads its data',
      { tag: '@served' },
      async ({ page, expectStatus }) => {
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

        await changeNome(page, account, 'Marina Dias', async (senhaAtual) => {
          await expect(senhaAtual).toHaveAccessibleDescription(/./)
          await expect(senhaAtual).toBeFocused()
        })
        await changeSenha(page, account, 'outra frase boa')

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
      },
    )
  })
}

test('an account is gone in every tab, also before one has read so', async ({ page, context }) => {
  const account = await makeAccount(page)
  await enterAs(page, account)
  const other = await context.newPage()
  await other.goto('aluno')
  await expect(other.getByRole('heading', { name: account.nome })).toBeVisible()
  await page.goto('aluno/conta')
  await removeAccount(page, account.senha)
  await expect(page.getByRole('dialog', { name: 'Conta apagada' })).toBeVisible()
  await expect(other).toHaveURL(/\/rumo\/login$/)
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await readDialog(page, 'Conta apagada', 'não guardam mais nada')
  await expect(page).toHaveURL(/\/rumo\/?$/)
  await expect(page.getByRole('link', { name: 'Entre' })).toBeVisible()
  expect(await storedToken(page)).toBeNull()
})
