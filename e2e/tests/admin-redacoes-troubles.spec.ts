import type { Page } from '@playwright/test'
import { openAdmin } from '../src/admin.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { comment, sendRedacao } from '../src/redacoes.steps.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const parecer = (page: Page) => page.getByLabel('Parecer')
const isKept = (page: Page) => expect(page.getByText('Rascunho salvo')).toBeVisible()
const isUnsent = (page: Page) => expect(page.getByText(/^Sem resposta do servidor/)).toBeVisible()

test('two windows write without a network, which outlasts a reload, and neither loses a word', async ({
  page,
  context,
  expectStatus,
}) => {
  expectStatus(0, '/correcoes/')
  expectStatus(409, '/correcoes/')
  const { id } = await sendRedacao(page)
  await openAdmin(page, `admin/redacoes/${id}`)
  await page.getByLabel('Rubrica').selectOption('Critérios do Rumo')
  await button(page, 'Começar a corrigir').click()
  await expect(parecer(page)).toBeVisible()

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(parecer(other)).toHaveValue('')
  await context.route('**/correcoes/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await parecer(other).fill('Da outra janela.')
  await isUnsent(other)
  await other.close()
  await comment(page, 'ninguém passa', 'Quem, ninguém?')
  await parecer(page).fill('Desta.')
  await isUnsent(page)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(parecer(page)).toHaveValue('Desta.')
  await expect(page.getByLabel('Comentário 1')).toHaveValue('Quem, ninguém?')
  await expect(page.getByText(/parecer “Da outra janela\.”/)).toBeVisible()
  await button(page, 'Trocar por ele').click()
  await expect(parecer(page)).toHaveValue('Da outra janela.')
  await expect(page.getByLabel('Comentário 1')).toHaveCount(0)
  await expect(page.getByText(/parecer “Desta\.”/)).toBeVisible()
  // Wait until sending has failed: before that, a network that returns starts no other try.
  await isUnsent(page)

  await context.unroute('**/correcoes/*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await isKept(page)
  await button(page, 'Trocar por ele').click()
  await expect(page.getByText('Esta correção mudou em outra janela')).toBeVisible()
  await button(page, 'Manter o que está aqui').click()
  await isKept(page)
  await page.reload()
  await expect(parecer(page)).toHaveValue('Desta.')
  await expect(page.getByLabel('Comentário 1')).toHaveValue('Quem, ninguém?')
  await expect(button(page, 'Trocar por ele')).toHaveCount(0)
})
