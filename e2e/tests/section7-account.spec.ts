import {
  ADMINISTRADOR,
  removeAccount,
  changeNome,
  changeSenha,
  fillCadastro,
  fillLogin,
  freshName,
  makeAccount,
  readDialog,
  freshAccount,
  storedToken,
} from '../src/accounts.ts'
import { SECTION_7_KINDS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const SECTION_7 = /^(POST \/usuarios(\/login)?|(GET|PUT|DELETE) \/usuarios\/\d+)$/

/** The message after a wrong password. The owner's server refuses without words, so the page has its own. */
const REFUSED: Record<'section7' | 'owner', [titulo: string, texto: string]> = {
  section7: ['Não foi possível entrar', 'E-mail ou senha incorretos.'],
  owner: ['Acesso recusado', 'Confira seus dados e entre de novo.'],
}

// Every run tests both kinds: in no other journey do they differ so much.
for (const { kind, baseURL } of SECTION_7_KINDS)
  test.describe(kind, () => {
    test.use({ baseURL })
    for (const viewport of drawn(NARROW_AND_WIDE, 'section7-account')) {
      test(`an account lives on section 7 alone, at ${viewport.width} px`, async ({
        page,
        expectStatus,
      }) => {
        expectStatus(401, '/usuarios/login')
        await page.setViewportSize(viewport)
        const called: string[] = []
        page.on('request', (request) => {
          const { pathname } = new URL(request.url())
          if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
        })
        const account = { ...freshAccount(), nome: freshName() }
        await page.goto('cadastro')
        await expect(page.getByText('O que guardamos sobre você')).toBeVisible()
        const signUp = page.getByRole('button', { name: 'Cadastrar' })
        if (kind === 'owner') {
          const { nome } = await makeAccount(page, freshName())
          await fillCadastro(page, { ...account, nome })
          await signUp.click()
          await readDialog(page, 'Não foi possível salvar', 'Já existe um usuário com esse nome.')
        }
        await fillCadastro(page, account)
        await signUp.click()
        await expect(page.getByRole('heading', { name: account.nome })).toBeVisible()
        await page.getByRole('link', { name: 'Minha conta' }).click()
        await expect(page.getByRole('button', { name: 'Salvar nome' })).toBeVisible()
        await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toHaveCount(0)

        await changeNome(page, account, freshName(), () => readDialog(page, ...REFUSED[kind]))
        await changeSenha(page, account, 'outra frase boa')

        await page.getByRole('link', { name: 'Voltar' }).click()
        await page.getByRole('button', { name: 'Sair' }).click()
        await expect(page).toHaveURL(/\/login$/)
        expect(await storedToken(page)).toBeNull()
        await fillLogin(page, { ...account, senha: 'outra frase boa' })
        await page.getByRole('button', { name: 'Entrar' }).click()
        await page.getByRole('link', { name: 'Minha conta' }).click()
        await removeAccount(page, 'outra frase boa')
        await readDialog(page, 'Conta apagada', 'não guardam mais nada')
        await expect(page.getByRole('link', { name: 'Entre' })).toBeVisible()
        expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
      })
    }
  })

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7-account: Sair, kind'))
  test(`an administrator enters there, and Sair leads every tab to /login, on ${kind}`, async ({
    page,
    context,
  }) => {
    await page.goto(`${baseURL}login`)
    await fillLogin(page, ADMINISTRADOR)
    await page.getByRole('button', { name: 'Entrar' }).click()
    await expect(page).toHaveURL(/\/rumo\/admin$/)
    const other = await context.newPage()
    await other.goto(`${baseURL}aluno`)
    await expect(other.getByText(ADMINISTRADOR.email)).toBeVisible()
    await page.getByRole('button', { name: 'Sair' }).click()
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/rumo\/login$/)
  })
