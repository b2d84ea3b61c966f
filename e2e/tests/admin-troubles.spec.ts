import type { Page } from '@playwright/test'
import { ADMINISTRADOR, fillLogin, readDialog, tokenOf } from '../src/accounts.ts'
import { adminToken, freshName, makeCurso, openAdmin } from '../src/admin.ts'
import { expect, test } from '../src/fixtures.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('dialog', { name: /^(Cadastrar|Editar) / })
const nome = (page: Page) => page.getByLabel('Nome')

for (const width of [1440, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('the second of two administrators is told, and decides', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(409, '/cursos/')
      const name = freshName('Edificações')
      const path = await makeCurso(page, name)
      await openAdmin(page, 'admin/cursos')
      await page.getByLabel('Pesquisar').fill(name)
      await button(page, `Editar ${name}`).click()
      const headers = { authorization: `Bearer ${await adminToken(page)}` }
      await page.request.put(path, { data: { nome: `${name} da outra` }, headers })

      await nome(page).fill(`${name} de cá`)
      await button(page, 'Salvar').click()
      const conflict = page.getByRole('dialog', { name: 'Outra pessoa alterou este curso' })
      await conflict.getByRole('button', { name: 'Manter o que escrevi' }).click()
      await expect(conflict).toHaveCount(0)
      await expect(nome(page)).toHaveValue(`${name} de cá`)
      await page.request.put(path, { data: { nome: `${name} de novo` }, headers })
      await button(page, 'Salvar').click()
      await conflict.getByRole('button', { name: 'Ver como ficou' }).click()
      await expect(nome(page)).toHaveValue(`${name} de novo`)
      await nome(page).fill(`${name} por fim`)
      await button(page, 'Salvar').click()
      await expect(form(page)).toHaveCount(0)
      await expect(button(page, `Editar ${name} por fim`)).toBeVisible()
    })

    test('Back asks before a changed form is lost, and goes on when it may', async ({ page }) => {
      await page.clock.install()
      await openAdmin(page, 'admin')
      const home = page.url()
      await page.getByRole('link', { name: 'vestibulares', exact: true }).click()
      await button(page, 'Adicionar').click()
      const address = page.url()
      await page.getByLabel('Ano').fill('1999')
      await page.goBack()
      await expect(button(page, 'Continuar editando')).toBeFocused()
      // While the question goes away, which is held here, a step back is led back without another one.
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

    test('Esc asks before a changed form is lost, and a form opened again is empty', async ({
      page,
    }) => {
      await openAdmin(page, 'admin/cursos')
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

    test('what cannot be deleted says what uses it', async ({ page, expectStatus }) => {
      expectStatus(409, '/vestibulares/')
      await openAdmin(page, 'admin/vestibulares')
      await page.getByLabel('Pesquisar').fill('2026')
      await page.getByRole('button', { name: 'Excluir 2026, 1º semestre' }).click()
      const question = page.getByRole('dialog', { name: 'Deseja deletar este vestibular?' })
      await expect(question).toContainText(/Está em uso por \d+\sprova/)
      await question.getByRole('button', { name: 'Sim' }).click()
      await expect(page.getByRole('dialog')).toContainText(/prova/)
      await button(page, 'Entendi').click()
      await expect(page.getByRole('button', { name: 'Excluir 2026, 1º semestre' })).toBeFocused()
    })

    test('the end of a session takes nothing out of one’s hands', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(401, '/cursos')
      await openAdmin(page, 'admin/cursos')
      await page.route('**/cursos', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({
              status: 401,
              json: { icone: 'error', titulo: 'Entre', mensagem: 'Entre.', codigo: 'sem_sessao' },
            })
          : route.continue(),
      )
      await button(page, 'Adicionar').click()
      await nome(page).fill('Edificações')
      await button(page, 'Salvar').click()
      await readDialog(page, 'Sua sessão terminou', 'fica guardado', 'Entrar de novo')
      await fillLogin(page, ADMINISTRADOR)
      await button(page, 'Entrar').click()
      await expect(form(page)).toBeVisible()
      await expect(nome(page)).toHaveValue('Edificações')
      await button(page, 'Cancelar').click()
      await button(page, 'Adicionar').click()
      await expect(nome(page)).toHaveValue('')
    })

    test('a list that does not come says so, and comes at the second try', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(500, '/cursos')
      await page.route('**/cursos?*', (route) => route.fulfill({ status: 500, json: {} }), {
        times: 1,
      })
      await openAdmin(page, 'admin/cursos')
      await expect(page.getByRole('alert')).toContainText('Algo deu errado')
      await button(page, 'Tentar de novo').click()
      await expect(page.getByRole('status').filter({ hasText: /\d+\scurso/ })).toBeVisible()
    })

    test('the menu leads everywhere, marks where one is, and lets one leave', async ({ page }) => {
      const menu = page.getByRole('navigation', { name: 'Administração' })
      const isNarrow = width < 900
      const openMenu = async () => {
        if (isNarrow) await page.getByRole('button', { name: 'Menu' }).click()
      }
      await openAdmin(page, 'admin', { own: await tokenOf(page, ADMINISTRADOR) })
      for (const [entry, heading] of [
        ['Cursos', 'Cursos'],
        ['Vestibulares', 'Vestibulares'],
        ['Usuários', 'Usuários'],
        ['Matérias', 'Matérias'],
        ['Redações a corrigir', 'Redações a corrigir'],
        ['Registro', 'Registro'],
        ['Home', 'Home Administrador'],
      ] as const) {
        await openMenu()
        await menu.getByRole('link', { name: entry }).click()
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
        if (isNarrow) await expect(menu).toHaveCount(0)
        await openMenu()
        await expect(menu.getByRole('link', { name: entry })).toHaveAttribute(
          'aria-current',
          'page',
        )
        // Marked on exact match only.
        if (entry !== 'Home')
          await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
        if (isNarrow) await page.keyboard.press('Escape')
      }
      await openMenu()
      await page.goBack()
      if (isNarrow) await expect(menu).toHaveCount(0)
      await openMenu()
      await button(page, 'Sair').click()
      await expect(page).toHaveURL(/\/login$/)
    })
  })

test('no screen is wider than the window', async ({ page }) => {
  await openAdmin(page, 'admin')
  for (const [path, heading] of [
    ['admin', 'Home Administrador'],
    ['admin/provas', 'Provas'],
    ['admin/questoes', 'Questões'],
    ['admin/usuarios', 'Usuários'],
    ['admin/registro', 'Registro'],
    ['admin/importar-prova', 'Importar prova'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached()
    await expect(page.getByText(/^Carregando/)).toHaveCount(0)
    // On either side of where the sidebar and the tables begin to have room, and with the page zoomed in to 400 %.
    for (const width of [320, 360, 768, 900, 901, 1200, 1201, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      const sidebar = page.getByRole('button', { name: 'Sair' })
      await expect(sidebar).toHaveCount(width > 900 ? 1 : 0)
      const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      await expect.poll(over, { message: `${path} at ${width} px` }).toBe(0)
    }
  }
})
