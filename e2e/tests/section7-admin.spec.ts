import type { Page } from '@playwright/test'
import { freshName, openAdmin } from '../src/admin.ts'
import { journey, WAYS } from '../src/admin-journey.ts'
import { NOUNS } from '../src/admin-nouns.ts'
import { SITES } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'

// The back office before a server that has section 7 of docs/product.md and nothing else.

const SECTION_7 =
  /^(POST \/usuarios\/login|(GET|POST) \/(cursos|provas|redacoes|usuarios|vestibulares)|(GET|PUT|DELETE) \/(cursos|provas|usuarios|vestibulares)\/\d+)$/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function find(page: Page, name: string) {
  await page.getByLabel('Pesquisar').fill(name)
  await expect(page.getByRole('status').filter({ hasText: /^1 de / })).toBeVisible()
}

for (const noun of NOUNS.filter(({ isOfSection7 }) => isOfSection7))
  for (const { viewport, way } of drawn(WAYS, `section 7: ${noun.path}`))
    test(`${noun.titulo}: add, find, change, delete, by ${way} at ${viewport.width} px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      const called = callsOf(page)
      await openAdmin(page, noun.path, { site: SITES.section7 })
      await journey(page, noun, way)
      expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
    })

test('files are addresses, and only what it has is shown', async ({ page }) => {
  const name = freshName('Prova')
  await openAdmin(page, 'admin/provas', { site: SITES.section7 })
  await expect(page.getByRole('link', { name: 'Importar prova' })).toHaveCount(0)
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await button(page, 'Adicionar').click()
  await expect(page.getByLabel('Data')).toHaveCount(0)
  await page.getByLabel('Nome').fill(name)
  await page.getByLabel('Arquivo da prova').fill('nada disso')
  await button(page, 'Salvar').click()
  await expect(page.getByLabel('Arquivo da prova')).toHaveAccessibleDescription(
    /Escreva um endereço/,
  )
  await page.getByLabel('Arquivo da prova').fill('https://exemplo.br/prova.pdf')
  await button(page, 'Salvar').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await find(page, name)
  await button(page, `Instruções de redação ${name}`).click()
  await page.getByLabel('Instruções', { exact: true }).fill('A água')
  await button(page, 'Salvar').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Vestibular').selectOption('Sem vestibular')
  await button(page, `Excluir ${name}`).click()
  await button(page, 'Sim').click()
  await expect(button(page, `Excluir ${name}`)).toHaveCount(0)
})

test('there is no import, and it says what to do', async ({ page }) => {
  await openAdmin(page, 'admin/importar-prova', { site: SITES.section7 })
  await expect(
    page.getByRole('heading', { name: 'Este servidor não recebe arquivos' }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Ir para Provas' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Provas' })).toBeVisible()
})

test('a server that takes no reports offers none', async ({ page }) => {
  await page.goto(`${SITES.section7}questoes-alternativas`)
  await expect(page.getByRole('button', { name: 'Responder' })).toBeVisible()
  await expect(button(page, 'Há um erro nesta questão')).toHaveCount(0)
  await openAdmin(page, 'admin/questoes', { site: SITES.section7 })
  await expect(page.getByText('O servidor deste site não deixa editar questões.')).toBeVisible()
})

test('what only our server has is not in the menu of another', async ({ page }) => {
  await openAdmin(page, 'admin', { site: SITES.section7 })
  await expect(page.getByRole('heading', { name: 'Home Administrador' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Administração' })
  await expect(menu.getByRole('link')).toHaveText([
    'Home',
    'Cursos',
    'Provas',
    'Vestibulares',
    'Usuários',
  ])
  await expect(page.getByRole('list', { name: 'O que há' })).toContainText(/\d+ provas/)
  await page.goto(`${SITES.section7}admin/materias`)
  await expect(page.getByText('O servidor deste site não guarda matérias.')).toBeVisible()
  for (const path of ['admin/redacoes', 'admin/redacoes/1']) {
    await page.goto(SITES.section7 + path)
    const words = 'O servidor deste site não recebe redações para corrigir.'
    await expect(page.getByText(words)).toBeVisible()
  }
})

function callsOf(page: Page): string[] {
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
  })
  return called
}
