import type { Page } from '@playwright/test'
import { ADMINISTRADOR, baseOf, fillLogin, readDialog } from '../src/accounts.ts'
import { freshName, openAdmin } from '../src/admin.ts'
import { expect, test } from '../src/fixtures.ts'
import {
  comment,
  CRITERIOS_DO_ENEM,
  folhaOf,
  otherCorretor,
  sendRedacao,
  type Enviada,
} from '../src/redacoes.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const parecer = (page: Page) => page.getByLabel('Parecer')
const isKept = (page: Page) => expect(page.getByText('Rascunho guardado')).toBeVisible()

/** Opens an essay, and begins to correct it by our own rubric. */
async function begin(page: Page, { id }: Enviada, own?: string) {
  await openAdmin(page, `admin/redacoes/${id}`, own === undefined ? {} : { own })
  await page.getByLabel('Rubrica').selectOption('Critérios do Rumo')
  await button(page, 'Começar a corrigir').click()
  await expect(parecer(page)).toBeVisible()
}

async function deliver(page: Page, nota: string) {
  for (const criterio of ['Tema', 'Gênero', 'Coerência', 'Coesão', 'Norma-padrão']) {
    await page.getByLabel(criterio, { exact: true }).selectOption(nota)
  }
  await button(page, 'Entregar correção').click()
  await button(page, 'Entregar').click()
  await expect(page.getByRole('heading', { name: 'Sua correção' })).toBeVisible()
}

for (const width of [1440, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('two correctors at once see each other, and neither loses anything', async ({
      page,
      browser,
    }) => {
      const enviada = await sendRedacao(page)
      const nome = freshName('Bruno')
      const token = await otherCorretor(page, nome)
      await begin(page, enviada)
      await parecer(page).fill('De uma.')
      await isKept(page)

      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const other = await context.newPage()
      await openAdmin(other, `admin/redacoes/${enviada.id}`, { site: baseOf(page), own: token })
      await other.getByRole('link', { name: `De ${ADMINISTRADOR.nome}` }).click()
      await expect(other.getByText('De uma.')).toBeVisible()
      await expect(parecer(other)).toHaveCount(0)
      await other.goBack()
      await other.getByLabel('Rubrica').selectOption('Critérios do Rumo')
      await button(other, 'Começar a corrigir').click()
      await expect(parecer(other)).toHaveValue('')
      await parecer(other).fill('De outro.')
      await deliver(other, '10')
      await context.close()

      await parecer(page).fill('De uma, até o fim.')
      await deliver(page, '20')
      await expect(page.getByRole('link', { name: `De ${nome}` })).toBeVisible()
      const { correcoes } = await enviada.read()
      expect(Object.fromEntries(correcoes.map(({ parecer: said, nota }) => [said, nota]))).toEqual({
        'De outro.': 50,
        'De uma, até o fim.': 100,
      })
    })

    test('what is written without a network outlasts a reload, and is sent later', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(0, '/correcoes/')
      const enviada = await sendRedacao(page)
      await begin(page, enviada)
      await page.route('**/correcoes/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      )
      await comment(page, 'ninguém passa', 'Quem, ninguém?')
      await parecer(page).fill('Sem rede.')
      await expect(page.getByText(/^Sem resposta do servidor/)).toBeVisible()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(parecer(page)).toHaveValue('Sem rede.')
      await expect(page.getByLabel('Comentário 1')).toHaveValue('Quem, ninguém?')
      await expect(page.getByText(/^Sem resposta do servidor/)).toBeVisible()

      await page.getByRole('link', { name: 'Redações a corrigir', exact: true }).first().click()
      await button(page, 'Continuar corrigindo').click()
      await page.unroute('**/correcoes/*')
      await button(page, 'Tentar agora').click()
      await isKept(page)
      await page.reload()
      await expect(parecer(page)).toHaveValue('Sem rede.')
    })

    test('two windows write without a network, and neither loses a word', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(0, '/correcoes/')
      expectStatus(409, '/correcoes/')
      const enviada = await sendRedacao(page)
      await begin(page, enviada)
      const context = page.context()
      const other = await context.newPage()
      await other.goto(page.url())
      await expect(parecer(other)).toHaveValue('')
      await context.route('**/correcoes/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.continue(),
      )
      await parecer(other).fill('Da outra janela.')
      await expect(other.getByText(/^Sem resposta do servidor/)).toBeVisible()
      await other.close()
      await parecer(page).fill('Desta.')
      await expect(page.getByText(/^Sem resposta do servidor/)).toBeVisible()
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await expect(parecer(page)).toHaveValue('Desta.')
      await expect(page.getByText(/parecer “Da outra janela\.”/)).toBeVisible()
      await button(page, 'Trocar por ele').click()
      await expect(parecer(page)).toHaveValue('Da outra janela.')
      await expect(page.getByText(/parecer “Desta\.”/)).toBeVisible()
      // Until then it is on its way, and a network that returns makes no haste.
      await expect(page.getByText(/^Sem resposta do servidor/)).toBeVisible()

      await context.unroute('**/correcoes/*')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await isKept(page)
      await button(page, 'Trocar por ele').click()
      await expect(page.getByText('Esta correção mudou em outra janela')).toBeVisible()
      await button(page, 'Manter o que está aqui').click()
      await isKept(page)
      await page.reload()
      await expect(parecer(page)).toHaveValue('Desta.')
      await expect(button(page, 'Trocar por ele')).toHaveCount(0)
    })

    test('the end of a session takes nothing out of one’s hands', async ({
      page,
      expectStatus,
    }) => {
      expectStatus(401, '/correcoes')
      const enviada = await sendRedacao(page)
      await begin(page, enviada)
      await page.route('**/correcoes/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 401,
              json: { icone: 'error', titulo: 'Entre', mensagem: 'Entre.', codigo: 'sem_sessao' },
            })
          : route.continue(),
      )
      await comment(page, 'A ponte caiu', 'Forte.')
      await expect(page.getByLabel('Comentário 1')).toHaveValue('Forte.')
      await readDialog(page, 'Sua sessão terminou', 'fica guardado', 'Entrar de novo')
      await page.unroute('**/correcoes/*')
      await fillLogin(page, ADMINISTRADOR)
      await button(page, 'Entrar').click()
      await expect(page.getByLabel('Comentário 1')).toHaveValue('Forte.')
      await isKept(page)
    })

    test('the second of two windows is told, and decides', async ({ page, expectStatus }) => {
      expectStatus(409, '/correcoes/')
      const enviada = await sendRedacao(page)
      await begin(page, enviada)
      const other = await page.context().newPage()
      await other.goto(page.url())
      await parecer(other).fill('Da outra janela.')
      await isKept(other)

      const aviso = page.getByRole('alert').filter({ hasText: 'mudou em outra janela' })
      await parecer(page).fill('Desta.')
      await expect(aviso).toBeVisible()
      await button(page, 'Ver como ficou').click()
      await expect(parecer(page)).toHaveValue('Da outra janela.')
      await parecer(other).fill('Da outra, mais uma vez.')
      await isKept(other)
      await other.close()
      await parecer(page).fill('Desta, por fim.')
      await button(page, 'Manter o que está aqui').click()
      await isKept(page)
      await page.reload()
      await expect(parecer(page)).toHaveValue('Desta, por fim.')
      await expect(folhaOf(page)).toBeVisible()
    })
  })

test('each rubric has its own grades', async ({ page }) => {
  const enviada = await sendRedacao(page)
  await begin(page, enviada)
  await expect(page.getByLabel('Gênero').getByRole('option')).toHaveCount(22)
  await page.getByLabel('Rubrica').selectOption('Competências do ENEM')
  for (const criterio of CRITERIOS_DO_ENEM) {
    await expect(page.getByLabel(criterio).getByRole('option')).toHaveCount(7)
  }
})
