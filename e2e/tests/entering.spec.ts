import { ADMINISTRADOR, fillLogin, makeAccount, readDialog, storedToken } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const LOGIN = /\/rumo\/login$/
const entrar = 'Entrar'
const DAY_MS = 86_400_000

for (const viewport of drawn(NARROW_AND_WIDE, 'entering')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a student enters and is led to /aluno, also where one comes to /login later',
      { tag: '@served' },
      async ({ page }) => {
        const account = await makeAccount(page)
        await page.goto('./')
        await page.getByRole('link', { name: 'Entre' }).click()
        await expect(page.getByRole('heading', { name: 'Entrar na Plataforma' })).toBeVisible()
        await fillLogin(page, account)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(/\/rumo\/aluno$/)
        await page.goto('login')
        await expect(page).toHaveURL(/\/rumo\/aluno$/)
        await page.goto('./')
        await page.getByRole('link', { name: 'Marina' }).click()
        await expect(page).toHaveURL(/\/rumo\/aluno$/)
        // /login leaves no entry in the history.
        await page.goBack()
        await expect(page).toHaveURL(/\/rumo\/?$/)
      },
    )

    test('an administrator is led to /admin', async ({ page }) => {
      await page.goto('login')
      await fillLogin(page, ADMINISTRADOR)
      await page.getByRole('button', { name: entrar }).click()
      await expect(page).toHaveURL(/\/rumo\/admin$/)
      await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
    })

    test('who enters in one tab has entered in the other', async ({ page, context }) => {
      const account = await makeAccount(page)
      const [open, login] = [await context.newPage(), await context.newPage()]
      await open.goto('./')
      await login.goto('login')
      await page.goto('login')
      await fillLogin(page, account)
      await page.getByRole('button', { name: entrar }).click()
      await expect(open.getByRole('link', { name: 'Marina' })).toBeVisible()
      await expect(login).toHaveURL(/\/rumo\/aluno$/)
    })
  })
}

test('a wrong password is said in the server’s words, and what was typed stays', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401, '/usuarios/login')
  const account = await makeAccount(page)
  await page.goto('login')
  await fillLogin(page, { ...account, senha: 'outra frase' })
  await page.getByRole('button', { name: entrar }).click()
  await readDialog(page, 'Não foi possível entrar', 'E-mail ou senha incorretos.')
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
  await fillLogin(page, account)
  await page.getByRole('button', { name: entrar }).click()
  await expect(page).toHaveURL(/\/rumo\/aluno$/)
})

test(
  'a guard leads back to where one wanted to go, also by way of /cadastro',
  { tag: '@served' },
  async ({ page }) => {
    const account = await makeAccount(page)
    await page.goto('aluno/conta')
    await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
    await page.getByRole('link', { name: 'Criar Conta' }).click()
    await expect(page).toHaveURL(/\/cadastro\?volta=/)
    await page.getByRole('link', { name: entrar }).click()
    await fillLogin(page, account)
    await page.getByRole('button', { name: entrar }).click()
    await expect(page).toHaveURL(/\/rumo\/aluno\/conta$/)
  },
)

for (const volta of [
  'https://evil.example/',
  '//evil.example/',
  String.raw`/\evil.example`,
  '/admin',
]) {
  test(`/login leads to no such place as ${volta}`, async ({ page }) => {
    const account = await makeAccount(page)
    await page.goto(`login?volta=${encodeURIComponent(volta)}`)
    await fillLogin(page, account)
    await page.getByRole('button', { name: entrar }).click()
    await expect(page).toHaveURL(/\/rumo\/aluno$/)
  })
}

test('a device whose clock is wrong says so, and stays on /login', async ({ page }) => {
  const account = await makeAccount(page)
  await page.clock.install({ time: new Date(Date.now() + 90 * DAY_MS) })
  await page.goto('login')
  await fillLogin(page, account)
  await page.getByRole('button', { name: entrar }).click()
  await readDialog(page, 'O relógio deste aparelho está errado', 'Acerte a data e a hora')
  await expect(page).toHaveURL(LOGIN)
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email)
  expect(await storedToken(page)).toBeNull()
})

test('/login names whom to ask for a new password', async ({ page }) => {
  await page.goto('login')
  await expect(page).toHaveTitle('Entrar na Plataforma · Rumo')
  await expect(page.getByRole('link', { name: 'secretaria@example.com' })).toHaveAttribute(
    'href',
    'mailto:secretaria@example.com',
  )
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL(/\/rumo\/?$/)
})
