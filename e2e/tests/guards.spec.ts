import { ADMINISTRADOR, enterAs } from '../src/accounts.ts'
import { expect, test } from '../src/fixtures.ts'

const person = { nome: 'Mariana Dias', email: 'mariana@exemplo.br' }
const LOGIN = /\/login(\?volta=.*)?$/

test('/aluno and /admin lead a visitor to /login, and each asks for none of its remote', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const path of ['aluno', 'admin']) {
    await page.goto(path)
    await expect(page).toHaveURL(LOGIN)
    await expect(page.getByRole('heading', { name: 'Entrar na Plataforma' })).toBeVisible()
  }
  expect(asked.filter((url) => /mf-(student|admin)/.test(url))).toEqual([])
})

test('/admin leads a student to /aluno, which says why, and asks for none of its remote', async ({
  page,
  signIn,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(person)
  await page.goto('admin')
  await expect(page).toHaveURL(/\/rumo\/aluno$/)
  await expect(page.getByRole('heading', { name: person.nome })).toHaveAccessibleDescription(
    'A página que você pediu é só para contas de administrador.',
  )
  expect(asked.filter((url) => url.includes('mf-admin'))).toEqual([])
})

test('a guarded address leaves no entry in the history', { tag: '@safe' }, async ({ page }) => {
  await page.goto('./')
  const home = page.url()
  await page.evaluate((url) => history.pushState(null, '', url), `${home}admin`)
  await expect(page).toHaveURL(LOGIN)
  await page.goBack()
  await expect(page).toHaveURL(home)
  await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
})

test(
  'an administrator sees the back office without the header, and leaves it',
  { tag: '@served' },
  async ({ page }) => {
    await enterAs(page, ADMINISTRADOR)
    await page.goto('admin')
    await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await page.getByRole('button', { name: 'Sair' }).click()
    await expect(page).toHaveURL(LOGIN)
  },
)

test('the menu of the back office is 200 px wide, or a bar 123 px high', async ({ page }) => {
  await enterAs(page, ADMINISTRADOR)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('admin')
  const sair = page.getByRole('button', { name: 'Sair' })
  await expect(sair).toBeVisible()
  const sidebar = await sair.evaluate(({ parentElement }) => {
    return parentElement?.parentElement?.getBoundingClientRect().width
  })
  expect(sidebar).toBe(200)

  await page.setViewportSize({ width: 360, height: 740 })
  const menu = page.getByRole('button', { name: /Menu/ })
  await expect(menu).toBeVisible()
  const bar = await menu.evaluate(({ parentElement }) => {
    return parentElement?.getBoundingClientRect().height
  })
  expect(bar).toBe(123)
})

test('an unknown perfil sees the page alone', async ({ page, signIn }) => {
  await signIn({ ...person, perfil: 'Diretor' as 'Aluno' })
  await page.goto('./')
  await expect(page.getByRole('link', { name: /Questões alternativas/ })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
})
