import { fillLogin, makeAccount } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const entrar = 'Entrar'

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
        // /login leaves no entry in the browser's history.
        await page.goBack()
        await expect(page).toHaveURL(/\/rumo\/?$/)
      },
    )

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

test(
  'a guard leads back to where one wanted to go, also by way of /cadastro',
  { tag: '@served' },
  async ({ page }) => {
    const account = await makeAccount(page)
    await page.goto('aluno/conta')
    await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
    await expect(page.getByText('Entre para ver a sua conta.')).toBeVisible()
    await page.getByRole('link', { name: 'Criar Conta' }).click()
    await expect(page).toHaveURL(/\/cadastro\?volta=/)
    await page.getByRole('link', { name: entrar }).click()
    await fillLogin(page, account)
    await page.getByRole('button', { name: entrar }).click()
    await expect(page).toHaveURL(/\/rumo\/aluno\/conta$/)
  },
)

test('/login leads to no other site', async ({ page }) => {
  const account = await makeAccount(page)
  await page.goto(`login?volta=${encodeURIComponent(String.raw`/\evil.example`)}`)
  await fillLogin(page, account)
  await page.getByRole('button', { name: entrar }).click()
  await expect(page).toHaveURL(/\/rumo\/aluno$/)
})
