import { ADMINISTRADOR, enterAs } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'

const MARIANA = { nome: 'Mariana Dias', email: 'mariana@exemplo.br' }

test(
  'a visitor walks between pages and remotes without a reload, back and forward too',
  { tag: '@served' },
  async ({ page }) => {
    await enterAs(page, ADMINISTRADOR)
    await page.goto('./')
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
    await page.getByRole('link', { name: /Questões alternativas/ }).click()
    await expect(page).toHaveTitle(/Questões/)
    await page.getByRole('link', { name: 'Sair do treino' }).click()
    await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()

    await page.evaluate(() => history.pushState(null, '', '/rumo/aluno'))
    await expect(page.getByRole('heading', { name: ADMINISTRADOR.nome })).toBeFocused()
    await expect(page).toHaveTitle('Aluno · Rumo')
    await page.evaluate(() => history.pushState(null, '', '/rumo/admin'))
    await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)

    await page.goBack()
    await expect(page.getByRole('heading', { name: ADMINISTRADOR.nome })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: 'Voltar' }).click()
    await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  },
)

for (const [path, heading] of [
  ['questoes-alternativas/', /Questão 1/],
  ['aluno', MARIANA.nome],
] as const) {
  test(
    `the address /${path} opens its screen directly`,
    { tag: ['@both', '@safe'] },
    async ({ page, signIn }) => {
      await signIn(MARIANA)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
    },
  )
}

for (const path of ['nada', 'aluno/nada']) {
  test(
    `the address /${path} says that there is nothing`,
    { tag: ['@both', '@safe'] },
    async ({ page, expectStatus }) => {
      expectStatus(404, path)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Not Found 404!' })).toBeVisible()
      await expect(page.getByRole('banner')).toHaveCount(0)
      await page.getByRole('link', { name: 'Ir para a página inicial' }).click()
      await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
    },
  )
}

test(
  'the root and the bare base lead to the base path',
  { tag: ['@both', '@safe'] },
  async ({ page, baseURL }) => {
    await page.goto('/')
    expect(page.url()).toBe(baseURL)
    await page.goto('/rumo')
    expect(page.url()).toBe(baseURL)
  },
)
