import {
  fillCadastro,
  fillLogin,
  makeAccount,
  readDialog,
  someone,
  storedToken,
} from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const DIFFERENT = 'As senhas informadas não coincidem. Por favor, verifique e tente novamente.'

for (const viewport of drawn(NARROW_AND_WIDE, 'sign-up')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'somebody signs up by keyboard alone, and is signed in at once',
      { tag: '@served' },
      async ({ page }) => {
        const account = someone()
        await page.goto('cadastro')
        await expect(page).toHaveTitle('Criar Conta · Rumo')
        await page.getByLabel('Nome completo').focus()
        await page.keyboard.type(account.nome)
        await page.keyboard.press('Tab')
        await page.keyboard.type(account.email)
        await page.keyboard.press('Tab')
        await page.keyboard.type(account.senha)
        // Past the button that shows the password.
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

    test('passwords that differ send nothing, and nothing that was typed is lost', async ({
      page,
    }) => {
      const account = someone()
      const sent: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') sent.push(request.url())
      })
      await page.goto('cadastro')
      await fillCadastro(page, account, 'outra frase')
      await page.getByRole('button', { name: 'Cadastrar' }).click()
      await readDialog(page, 'Senhas não coincidem', DIFFERENT)
      expect(sent).toEqual([])
      const confirmation = page.getByLabel('Confirme a senha')
      await expect(confirmation).toBeFocused()
      await expect(confirmation).toHaveAccessibleDescription(/não coincidem/)
      await expect(page.getByLabel('Nome completo')).toHaveValue(account.nome)
      await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
      await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(account.senha)
      await confirmation.fill(account.senha)
      await page.getByRole('button', { name: 'Cadastrar' }).click()
      await expect(page).toHaveURL(/\/rumo\/aluno$/)
    })

    test('an e-mail that is taken is said, and the form stays as it is', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(409, '/usuarios')
      const taken = await makeAccount(page)
      await page.goto('cadastro')
      await fillCadastro(page, { ...taken, email: taken.email.toUpperCase() })
      await page.getByRole('button', { name: 'Cadastrar' }).click()
      await expect(page.getByRole('dialog')).toContainText('Já existe uma conta com este e-mail.')
      await page.getByRole('button', { name: 'Entendi' }).click()
      await expect(page).toHaveURL(/\/cadastro$/)
      await expect(page.getByLabel('Nome completo')).toHaveValue(taken.nome)
    })
  })
}

test('a network that goes and comes back while one signs up costs nothing that was typed', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '/usuarios')
  const account = someone()
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

test('who sends twice at once makes one account', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST') return
    // Behind nginx the API lies below /api/.
    posts.push(new URL(request.url()).pathname.replace(/^\/api/, ''))
  })
  await page.goto('cadastro')
  await fillCadastro(page, someone())
  await page.getByLabel('E-mail').evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit()
    field.form?.requestSubmit()
  })
  await expect(page).toHaveURL(/\/rumo\/aluno$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(posts).toEqual(['/usuarios', '/usuarios/login'])
})

test('the form has what a password manager looks for', async ({ page }) => {
  await page.goto('cadastro')
  const expected = {
    'Nome completo': 'name',
    'E-mail': 'username',
    Senha: 'new-password',
    'Confirme a senha': 'new-password',
  }
  for (const [label, autocomplete] of Object.entries(expected)) {
    const field = page.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await expect(field).toHaveAttribute('required')
  }
  await expect(page.getByLabel('E-mail')).toHaveAttribute('type', 'email')
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/rumo\/?$/)
})

test('what is missing or malformed is said beside its field', async ({ page }) => {
  await page.goto('cadastro')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByText('Preencha este campo.')).toHaveCount(4)
  await expect(page.getByLabel('Nome completo')).toBeFocused()
  await fillCadastro(page, { nome: 'Ana', email: 'ana', senha: 'curta' })
  await expect(page.getByText('Preencha este campo.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Escreva um e-mail/)
  await page.getByLabel('E-mail').fill('ana@exemplo.br')
  await page.getByRole('button', { name: 'Cadastrar' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    /pelo menos 8/i,
  )
})

test('a password can be shown', async ({ page }) => {
  await page.goto('login')
  await fillLogin(page, { email: 'ana@exemplo.br', senha: 'uma frase' })
  const field = page.getByLabel('Senha', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue('uma frase')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})
