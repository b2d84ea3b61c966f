import type { Page } from '@playwright/test'
import { freshName, openAdmin } from '../src/admin.steps.ts'
import { journey, WAYS } from '../src/admin-journey.ts'
import { NOUNS_OF_SECTION_7 } from '../src/admin-nouns.ts'
import { SECTION_7_KINDS } from '../src/config.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'

// The back office with a server that has section 7 (docs/product/calls.md) and nothing else.

const SECTION_7 =
  /^(POST \/usuarios\/login|(GET|POST) \/(cursos|provas|redacoes|usuarios|vestibulares)|GET \/provas\/vestibulares\/\d+|(GET|PUT|DELETE) \/(cursos|provas|usuarios|vestibulares)\/\d+)$/

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function find(page: Page, name: string) {
  await page.getByLabel('Pesquisar').fill(name)
  await expect(page.getByRole('status').filter({ hasText: /^1 de / })).toBeVisible()
}

for (const noun of drawn(NOUNS_OF_SECTION_7, 'section 7: noun'))
  for (const { viewport, way } of drawn(WAYS, `section 7: ${noun.path}`))
    for (const { kind, baseURL } of drawn(SECTION_7_KINDS, `section 7: ${noun.path}, kind`))
      test(`${noun.titulo}: add, find, change, delete, by ${way} at ${viewport.width} px, on ${kind}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        const called = callsOf(page)
        await openAdmin(page, noun.path, { site: baseURL })
        await journey(page, noun, way)
        expect(called.filter((call) => !SECTION_7.test(call))).toEqual([])
      })

for (const { kind, baseURL } of drawn(SECTION_7_KINDS, 'section7-admin: files, kind'))
  test(`files are addresses, and only what it has is shown, on ${kind}`, async ({ page }) => {
    const name = freshName('Prova')
    await openAdmin(page, 'admin/provas', { site: baseURL })
    await expect(page.getByRole('link', { name: 'Importar prova' })).toHaveCount(0)
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await button(page, 'Adicionar').click()
    await expect(page.getByLabel('Data')).toHaveCount(0)
    await page.getByLabel('Nome').fill(name)
    await page.getByRole('dialog').getByLabel('Vestibular').selectOption({ index: 1 })
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
    await expect(page.getByRole('link', { name: /com textos e imagens/ })).toHaveCount(0)
    await page.getByLabel('Instruções', { exact: true }).fill('A água')
    await button(page, 'Salvar').click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await button(page, `Deletar ${name}`).click()
    await button(page, 'Sim').click()
    await expect(button(page, `Deletar ${name}`)).toHaveCount(0)
  })

function callsOf(page: Page): string[] {
  const called: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/rumo/')) called.push(`${request.method()} ${pathname}`)
  })
  return called
}
