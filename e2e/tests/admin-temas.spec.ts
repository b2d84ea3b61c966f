import type { Page } from '@playwright/test'
import { freshName, openAdmin } from '../src/admin.steps.ts'
import { chooseFile, PICTURE } from '../src/files.steps.ts'
import { expect, test } from '../src/fixtures.ts'
import { makeDraft } from '../src/questoes.steps.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const texto = (page: Page, place: number) => page.getByLabel(/^Texto de apoio/).nth(place - 1)
const previa = (page: Page) => page.getByRole('region', { name: 'Prévia' })

/** Goes from the list of provas to the screen of a theme, by the prova's dialog. */
async function openFromDialog(page: Page, prova: string, way: string) {
  await page.getByLabel('Pesquisar').fill(prova)
  await button(page, `Instruções de redação ${prova}`).click()
  await page.getByRole('link', { name: way }).click()
}

for (const viewport of drawn(NARROW_AND_WIDE, 'admin-temas'))
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test(
      'a theme gets its texts and images, in their order, as a candidate sees them',
      { tag: '@served' },
      async ({ page }) => {
        const prova = freshName('Caderno')
        await makeDraft(page, prova)
        await openAdmin(page, 'admin/provas')
        await openFromDialog(page, prova, 'Escrever com textos e imagens')
        await button(page, 'Novo texto ou imagem').click()
        await button(page, 'Salvar').click()
        await expect(page.getByText(/^Falta corrigir 2 campos/)).toBeVisible()
        await page
          .getByLabel('Instruções', { exact: true })
          .fill('A rua\n\nEscreva sobre \\(x^2\\).')
        await texto(page, 1).fill('As árvores dão sombra.')
        await button(page, 'Novo texto ou imagem').click()
        await chooseFile(page, 'Usar imagem do texto 2', PICTURE)
        await page.getByLabel('Descrição da imagem').fill('Um ponto azul')
        await expect(previa(page).getByRole('img', { name: 'Um ponto azul' })).toHaveAttribute(
          'src',
          /^data:image/,
        )

        await button(page, 'Subir texto 2').click()
        await expect(button(page, 'Subir texto 1')).toBeFocused()
        await expect(texto(page, 2)).toHaveValue('As árvores dão sombra.')
        await page.getByRole('button', { name: /^Mover texto 1:/ }).focus()
        await page.keyboard.press('ArrowDown')
        await expect(texto(page, 1)).toHaveValue('As árvores dão sombra.')
        await button(page, 'Subir texto 2').click()
        await button(page, 'Salvar').click()

        await openFromDialog(page, prova, 'Editar com textos e imagens')
        await expect(page.getByLabel('Instruções', { exact: true })).toHaveValue(/^A rua/)
        await expect(texto(page, 2)).toHaveValue('As árvores dão sombra.')
        await expect(page.getByLabel('Descrição da imagem')).toHaveValue('Um ponto azul')
        await expect(previa(page).getByText('As árvores dão sombra.')).toBeVisible()
        await button(page, 'Tirar texto 1 deste tema').click()
        await page.getByRole('link', { name: 'Provas' }).last().click()
        await button(page, 'Continuar editando').click()
        await button(page, 'Salvar').click()
        await openFromDialog(page, prova, 'Editar com textos e imagens')
        await expect(texto(page, 1)).toHaveValue('As árvores dão sombra.')
        await expect(page.getByLabel(/^Texto de apoio/)).toHaveCount(1)
      },
    )
  })
