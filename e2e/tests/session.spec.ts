import type { Page } from '@playwright/test'
import {
  ADMINISTRADOR,
  apiOf,
  enterAs,
  fillLogin,
  makeAccount,
  readDialog,
  storedToken,
} from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { NARROW_AND_WIDE } from '../src/viewports.ts'

const LOGIN = /\/rumo\/login$/
const entrar = 'Entrar'
const ENDED = 'Sua sessão terminou'
const DAY_MS = 86_400_000

for (const viewport of NARROW_AND_WIDE) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a student enters and is led to /aluno, also where one comes to /login later', async ({
      page,
    }) => {
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
    })

    test('an administrator is led to /admin', async ({ page }) => {
      await page.goto('login')
      await fillLogin(page, ADMINISTRADOR)
      await page.getByRole('button', { name: entrar }).click()
      await expect(page).toHaveURL(/\/rumo\/admin$/)
      await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
    })

    test('a session that expires in use says so, and brings back what was typed', async ({
      page,
    }) => {
      const account = await makeAccount(page)
      await enterAs(page, account)
      await page.clock.install()
      await page.goto('aluno/conta')
      const nome = page.getByLabel('Nome completo')
      await nome.fill('Marina Alves da Silva')
      await page.clock.fastForward(8 * DAY_MS)
      await readDialog(page, ENDED, 'fica guardado', 'Entrar de novo')
      await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
      // The clock of the device is right again.
      await page.clock.setFixedTime(new Date())
      await fillLogin(page, account)
      await page.getByRole('button', { name: entrar }).click()
      await expect(nome).toHaveValue('Marina Alves da Silva')
    })

    test('a token that the server refuses is removed: behind a guard with a word, elsewhere without', async ({
      page,
      context,
      expectStatus,
    }) => {
      // Whatever /aluno asks.
      expectStatus(401, '/')
      const account = await makeAccount(page)
      const token = await enterAs(page, account)
      const other = await context.newPage()
      await other.goto('./')
      await expect(other.getByRole('link', { name: 'Marina' })).toBeVisible()
      await endOnServer(page, token)
      await page.goto('aluno')
      await readDialog(page, ENDED, 'Entre de novo', 'Entrar de novo')
      await expect(page).toHaveURL(/\/login\?volta=%2Faluno$/)
      expect(await storedToken(page)).toBeNull()
      await expect(other.getByRole('link', { name: 'Entre' })).toBeVisible()
      await expect(other).toHaveURL(/\/rumo\/?$/)
      await expect(other.getByRole('dialog')).toHaveCount(0)
    })

    test('Sair leads every tab to /login at once, and ends the token on the server', async ({
      page,
      context,
    }) => {
      const account = await makeAccount(page)
      const token = await enterAs(page, account)
      const [guarded, open] = [await context.newPage(), await context.newPage()]
      await guarded.goto('aluno/conta')
      await open.goto('./')
      await page.goto('aluno')
      for (const tab of [guarded, open]) {
        await expect(tab.getByRole('link', { name: 'Marina' })).toBeVisible()
      }
      const told = page.waitForRequest((request) => request.url().endsWith('/sessao'))
      await page.getByRole('button', { name: 'Sair' }).click()
      for (const tab of [page, guarded, open]) {
        await expect(tab).toHaveURL(LOGIN)
        await expect(tab.getByRole('heading', { name: 'Entrar na Plataforma' })).toBeVisible()
        await expect(tab.getByRole('dialog')).toHaveCount(0)
      }
      expect(await storedToken(page)).toBeNull()
      expect((await told).headers()['authorization']).toBe(`Bearer ${token}`)
      await (await told).response()
      const url = (await told).url().replace('sessao', 'conta/dados')
      await expect
        .poll(async () => {
          const answer = await page.request.get(url, {
            headers: { Authorization: `Bearer ${token}` },
          })
          return answer.status()
        })
        .toBe(401)
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

test('a guard leads back to where one wanted to go, also by way of /cadastro', async ({ page }) => {
  const account = await makeAccount(page)
  await page.goto('aluno/conta')
  await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
  await page.getByRole('link', { name: 'Criar Conta' }).click()
  await expect(page).toHaveURL(/\/cadastro\?volta=/)
  await page.getByRole('link', { name: entrar }).click()
  await fillLogin(page, account)
  await page.getByRole('button', { name: entrar }).click()
  await expect(page).toHaveURL(/\/rumo\/aluno\/conta$/)
})

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

test('on a public page a session that expires changes the header alone', async ({ page }) => {
  await enterAs(page, await makeAccount(page))
  await page.clock.install()
  await page.goto('./')
  await expect(page.getByRole('link', { name: 'Marina' })).toBeVisible()
  await page.clock.fastForward(8 * DAY_MS)
  await expect(page.getByRole('link', { name: 'Entre' })).toBeVisible()
  await expect(page).toHaveURL(/\/rumo\/?$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a change that the server refuses to a session that ended is kept for the next one', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401, '/conta')
  const account = await makeAccount(page)
  const token = await enterAs(page, account)
  await page.goto('aluno/conta')
  await expect(page.getByRole('definition').nth(1)).toHaveText(account.nome)
  await endOnServer(page, token)
  const nome = page.getByRole('region', { name: 'Mudar o nome' })
  await nome.getByLabel('Nome completo').fill('Marina Dias')
  await nome.getByLabel('Senha atual').fill(account.senha)
  await page.keyboard.press('Enter')
  await readDialog(page, ENDED, 'fica guardado', 'Entrar de novo')
  await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillLogin(page, account)
  await page.getByRole('button', { name: entrar }).click()
  await expect(nome.getByLabel('Nome completo')).toHaveValue('Marina Dias')
})

test('Sair waits for no server', async ({ page }) => {
  await enterAs(page, await makeAccount(page))
  await page.goto('aluno')
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible()
  await page.route('**/sessao', () => {})
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(LOGIN)
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

async function endOnServer(page: Page, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  expect((await page.request.delete(`${apiOf(page)}sessao`, { headers })).ok()).toBe(true)
}
