import {
  endOnServer,
  enterAs,
  fillLogin,
  makeAccount,
  readDialog,
  storedToken,
} from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const LOGIN = /\/rumo\/login$/
const entrar = 'Entrar'
const ENDED = 'Sua sessão terminou'
const DAY_MS = 86_400_000

for (const viewport of drawn(NARROW_AND_WIDE, 'session')) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a session that expires in use says so, and brings back what was typed',
      { tag: '@served' },
      async ({ page }) => {
        const account = await makeAccount(page)
        await enterAs(page, account)
        await page.clock.install()
        await page.goto('aluno/conta')
        const nome = page.getByLabel('Nome completo', { exact: true })
        await nome.fill('Marina Alves da Silva')
        await page.clock.fastForward(8 * DAY_MS)
        await readDialog(page, ENDED, 'fica guardado', 'Entrar de novo')
        await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
        // The clock of the device is right again.
        await page.clock.setFixedTime(new Date())
        await fillLogin(page, account)
        await page.getByRole('button', { name: entrar }).click()
        await expect(nome).toHaveValue('Marina Alves da Silva')
      },
    )

    test('a token that the server refuses is removed: behind a guard with a word, elsewhere without', async ({
      page,
      context,
      expectStatus,
    }) => {
      // Every call of /aluno is refused.
      expectStatus(401, '/')
      const account = await makeAccount(page)
      const token = await enterAs(page, account)
      const other = await context.newPage()
      // The calls of the home page are answered first. Otherwise the home page would be the first to hear that the
      // token is refused.
      await other.goto('./', { waitUntil: 'networkidle' })
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

    test(
      'Sair leads every tab to /login at once, and ends the token on the server',
      { tag: '@served' },
      async ({ page, context }) => {
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
      },
    )
  })
}

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
  await nome.getByLabel('Nome completo', { exact: true }).fill('Marina Dias')
  await nome.getByLabel('Senha atual').fill(account.senha)
  await page.keyboard.press('Enter')
  await readDialog(page, ENDED, 'fica guardado', 'Entrar de novo')
  await expect(page).toHaveURL(/\/login\?volta=%2Faluno%2Fconta$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await fillLogin(page, account)
  await page.getByRole('button', { name: entrar }).click()
  await expect(nome.getByLabel('Nome completo', { exact: true })).toHaveValue('Marina Dias')
})

test('Sair waits for no server', async ({ page }) => {
  await enterAs(page, await makeAccount(page))
  await page.goto('aluno')
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible()
  await page.route('**/sessao', () => {})
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL(LOGIN)
})
