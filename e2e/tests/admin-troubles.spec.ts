import type { Page } from '@playwright/test'
import { ADMINISTRADOR, endOnServer, fillLogin, readDialog, tokenOf } from '../src/accounts.ts'
import { openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { PHONE } from '../src/viewports.ts'

test.use({ viewport: PHONE })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('dialog', { name: /^(Cadastrar|Editar) / })
const nome = (page: Page) => page.getByLabel('Nome')

test('neither Back nor Esc nor the end of a session takes a form out of one’s hands', async ({
  page,
  expectStatus,
}) => {
  expectStatus(401, '/cursos')
  await page.clock.install()
  const own = await tokenOf(page, ADMINISTRADOR)
  await openAdmin(page, 'admin', { own })
  const home = page.url()

  await test.step('Back asks first, and goes on when it may', async () => {
    await page.getByRole('link', { name: 'vestibulares', exact: true }).click()
    await button(page, 'Adicionar').click()
    const address = page.url()
    await page.getByLabel('Ano').fill('1999')
    await page.goBack()
    await expect(button(page, 'Continuar editando')).toBeFocused()
    // The clock stands still, so the dialog stays in the middle of closing. A step back at that moment is undone
    // without a second dialog.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button(page, 'Continuar editando').click()
    await page.goBack()
    await expect(page).toHaveURL(address)
    await page.clock.resume()
    await expect(page.getByLabel('Ano')).toBeFocused()
    await expect(page.getByLabel('Ano')).toHaveValue('1999')
    expect(page.url()).toBe(address)
    await page.goBack()
    await button(page, 'Descartar').click()
    await expect(page).toHaveURL(home)
  })

  await test.step('Esc asks first, however often, and a form opened again is empty', async () => {
    await page.getByRole('link', { name: /^cursos?$/ }).click()
    await button(page, 'Adicionar').click()
    await page.keyboard.press('Escape')
    await expect(form(page)).toHaveCount(0)
    await expect(button(page, 'Adicionar')).toBeFocused()
    await button(page, 'Adicionar').click()
    await nome(page).fill('Edificações')
    const question = page.getByRole('dialog', { name: 'Descartar o que você mudou?' })
    for (let times = 0; times < 3; times++) {
      await page.keyboard.press('Escape')
      await expect(question).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(nome(page)).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Descartar' }).click()
    await expect(form(page)).toHaveCount(0)
    await button(page, 'Adicionar').click()
    await expect(nome(page)).toHaveValue('')
  })

  await test.step('what was typed when the session ended is there after /login', async () => {
    await nome(page).fill('Edificações')
    await endOnServer(page, own)
    await button(page, 'Salvar').click()
    await readDialog(page, 'Sua sessão terminou', 'fica guardado', 'Entrar de novo')
    await fillLogin(page, ADMINISTRADOR)
    await button(page, 'Entrar').click()
    await expect(form(page)).toBeVisible()
    await expect(nome(page)).toHaveValue('Edificações')
  })
})

test('the menu leads everywhere, marks where one is, and no screen is wider than the window', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Administração' })
  const openMenu = () => page.getByRole('button', { name: 'Menu' }).click()
  await openAdmin(page, 'admin', { own: await tokenOf(page, ADMINISTRADOR) })
  for (const [entry, heading] of [
    ['Cursos', 'Cursos'],
    ['Provas', 'Provas'],
    ['Vestibulares', 'Vestibulares'],
    ['Usuários', 'Usuários'],
    ['Questões', 'Questões'],
    ['Matérias', 'Matérias'],
    ['Redações a corrigir', 'Redações a corrigir'],
    ['Registro', 'Registro'],
    ['Home', 'Home Administrador'],
  ] as const) {
    await openMenu()
    await menu.getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(menu).toHaveCount(0)
    await openMenu()
    await expect(menu.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page')
    // The entry for the first screen is marked only on that very screen.
    if (entry !== 'Home')
      await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
    await page.keyboard.press('Escape')
    if (['Provas', 'Usuários', 'Questões', 'Registro', 'Home'].includes(entry))
      await expectToFit(page)
  }
  await page.goto('admin/importar-prova')
  await expect(page.getByRole('heading', { level: 1, name: 'Importar prova' })).toBeAttached()
  await expectToFit(page)
  await openMenu()
  await page.goBack()
  await expect(menu).toHaveCount(0)
  await openMenu()
  await button(page, 'Sair').click()
  await expect(page).toHaveURL(/\/login$/)
})

async function expectToFit(page: Page): Promise<void> {
  await expect(page.getByText(/^Carregando/)).toHaveCount(0)
  // The widths on both sides of those from which the sidebar and the tables have room, and that of a page zoomed to 400
  // %.
  for (const width of [320, 768, 900, 901, 1200, 1201, 1440, 360]) {
    await page.setViewportSize({ width, height: 740 })
    await expect(button(page, 'Sair')).toHaveCount(width > 900 ? 1 : 0)
    const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await expect.poll(over, { message: `${page.url()} at ${width} px` }).toBe(0)
  }
}
