import type { Page } from '@playwright/test'
import { openAdmin } from '../src/admin.steps.ts'
import { chooseFile, pdfFile } from '../src/files.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

let made = 0
/** A name that no journey has used before. */
const freshName = () => `Prova ${process.pid} ${Date.now()} ${++made}`

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function find(page: Page, name: string) {
  await page.getByLabel('Pesquisar').fill(name)
  await expect(page.getByRole('status').filter({ hasText: /^1 de / })).toBeVisible()
}

/** Creates a draft by the form, and filters the list to it. */
async function addDraft(page: Page, name: string) {
  await button(page, 'Adicionar').click()
  await page.getByLabel('Nome').fill(name)
  await button(page, 'Salvar').click()
  await expect(page.getByRole('dialog', { name: 'Cadastrar prova' })).toHaveCount(0)
  await find(page, name)
}

for (const viewport of drawn(NARROW_AND_WIDE, 'admin-provas'))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a prova gets its PDF and its key, whatever went wrong before',
      { tag: '@served' },
      async ({ page, expectStatus }) => {
        expectStatus(0, '/envios')
        const name = freshName()
        await openAdmin(page, 'admin/provas')
        await button(page, 'Adicionar').click()
        await page.getByLabel('Nome').fill(name)

        await chooseFile(page, 'Escolher arquivo Arquivo da prova', {
          ...pdfFile('foto.png'),
          mimeType: 'image/png',
        })
        await expect(page.getByText('foto.png: Escolha um arquivo PDF.')).toBeVisible()
        await button(page, 'Tirar foto.png').click()

        let isHeld = true
        await page.route('**/envios', (route) => (isHeld ? undefined : route.continue()))
        await chooseFile(page, 'Escolher arquivo Arquivo da prova', pdfFile('caderno.pdf'))
        await expect(page.getByRole('progressbar', { name: 'Envio de caderno.pdf' })).toBeVisible()
        await button(page, 'Salvar').click()
        await expect(
          page.getByText('Espere o envio terminar, ou cancele.', { exact: true }),
        ).toBeVisible()
        await button(page, 'Cancelar envio').click()
        await expect(page.getByText('Nenhum arquivo.').first()).toBeVisible()

        isHeld = false
        await page.unroute('**/envios')
        await page.route('**/envios', (route) => route.abort(), { times: 1 })
        await chooseFile(page, 'Escolher arquivo Arquivo da prova', pdfFile('caderno.pdf'))
        await expect(page.getByText(/^caderno.pdf: Confira sua conexão/)).toBeVisible()
        await button(page, 'Tentar de novo').click()
        await expect(page.getByText(/^caderno.pdf · /)).toBeVisible()
        await chooseFile(page, 'Escolher arquivo Gabarito', pdfFile('gabarito.pdf'))
        await expect(page.getByText(/^gabarito.pdf · /)).toBeVisible()
        await button(page, 'Salvar').click()
        await expect(page.getByRole('dialog', { name: 'Cadastrar prova' })).toHaveCount(0)

        await find(page, name)
        await button(page, `Editar ${name}`).click()
        const download = page.waitForEvent('download')
        await button(page, 'Baixar Arquivo da prova').click()
        expect((await download).suggestedFilename()).toBe('Arquivo da prova.pdf')
        await expect(page.getByLabel('Nome')).toHaveValue(name)
      },
    )

    test('themes are written one by one, and none is lost unasked', async ({ page }) => {
      const name = freshName()
      await openAdmin(page, 'admin/provas')
      await addDraft(page, name)
      const open = () => button(page, `Instruções de redação ${name}`).click()
      const texto = page.getByLabel('Instruções', { exact: true })
      await open()
      await button(page, 'Salvar').click()
      await expect(texto).toHaveAccessibleDescription(/Preencha este campo/)
      await texto.fill('A água\n\nEscreva sobre ela.')
      const [created] = await Promise.all([
        page.waitForRequest(
          (request) => request.url().endsWith('/redacoes') && request.method() === 'POST',
        ),
        button(page, 'Salvar').click(),
      ])
      expect(created.postDataJSON()).toMatchObject({ instrucoes: 'A água\n\nEscreva sobre ela.' })
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await open()
      await expect(texto).toHaveValue('A água\n\nEscreva sobre ela.')
      await texto.fill('O fogo')
      await button(page, 'Outro tema').click()
      await button(page, 'Continuar editando').click()
      await expect(texto).toHaveValue('O fogo')
      const [updated] = await Promise.all([
        page.waitForRequest((request) => /\/redacoes\/\d+$/.test(request.url())),
        button(page, 'Salvar').click(),
      ])
      expect(updated.method()).toBe('PUT')
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await open()
      await button(page, 'Outro tema').click()
      await expect(texto).toHaveValue('')
      await texto.fill('A terra')
      await button(page, 'Salvar').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await open()
      await page.getByLabel('Tema', { exact: true }).selectOption('2. A terra')
      await expect(texto).toHaveValue('A terra')
      await button(page, 'Deletar este tema').click()
      await button(page, 'Sim').click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await open()
      await expect(page.getByLabel('Tema', { exact: true }).getByRole('option')).toHaveCount(1)
    })

    test('a vestibular filters the list, and a selection is published', async ({ page }) => {
      const name = freshName()
      await openAdmin(page, 'admin/provas')
      await addDraft(page, name)
      await page.getByLabel('Vestibular').selectOption({ label: '2025/1' })
      await expect(page.getByRole('status').filter({ hasText: /^0 de / })).toBeVisible()
      await page.getByLabel('Vestibular').selectOption('Sem vestibular')
      await expect(page.getByRole('status').filter({ hasText: /^1\s/ })).toBeVisible()
      expect(new URL(page.url()).searchParams.get('vestibular')).toBe('nenhum')
      await page.getByRole('checkbox', { name: `Escolher ${name}` }).check()
      await expect(page.getByText('1 prova escolhida')).toBeVisible()
      await button(page, 'Publicar').click()
      const found = page.getByRole('dialog', { name: `Publicar ${name}?` })
      await expect(found.getByText('Nenhuma questão')).toBeVisible()
      await found.getByRole('link', { name: 'Arquivo da prova' }).click()
      await expect(page.getByRole('dialog', { name: 'Editar prova' })).toBeVisible()
      await button(page, 'Cancelar').click()
      await find(page, name)
      await button(page, 'Publicar').click()
      await button(page, 'Publicar assim mesmo').click()
      await expect(page.getByText('Publicada', { exact: true })).toBeVisible()
      const chosen = page.getByRole('checkbox', { name: `Escolher ${name}` })
      await expect(chosen).not.toBeChecked()
      await chosen.check()
      await button(page, 'Pôr em rascunho').click()
      await expect(page.getByText('Rascunho', { exact: true })).toBeVisible()
    })
  })
