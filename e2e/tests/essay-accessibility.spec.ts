import { expectAccessible } from '../src/accessibility.ts'
import {
  ACERVO,
  button,
  COPIADO,
  openApoio,
  openTema,
  REDACAO,
  refuseToKeep,
  serveTemas,
  sheet,
  UM_TEMA,
} from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { VIEWPORTS } from '../src/viewports.ts'

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('a theme, a draft, its dialog and a sent essay are accessible and fit', async ({
      page,
    }) => {
      await serveTemas(page, ACERVO)
      await openTema(page)
      await expectAccessible(page)
      if (viewport.width < 1200) {
        await page.getByRole('button', { name: /instruções$/ }).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: /instruções$/ }).click()
      }
      await page.getByRole('textbox').fill(`${REDACAO}\nLi que ${COPIADO}.`)
      await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Descartar rascunho' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('button', { name: 'Enviar Redação' }).click()
      await expect(page.getByText(/^Para enviá-la à correção, entre na sua conta\./)).toBeVisible()
      // It is open below, to be read.
      await expect(page.getByText('Uma ponte não é só concreto')).toBeVisible()
      await expectAccessible(page)
      await button(page, 'Excluir').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
      await expect(page.getByRole('heading', { name: 'Redação excluída' })).toBeVisible()
      await expectAccessible(page)
    })

    test('a single theme, and a device that keeps nothing, are accessible and fit', async ({
      page,
    }) => {
      await refuseToKeep(page)
      await serveTemas(page, UM_TEMA)
      await openTema(page)
      await openApoio(page)
      await expect(page.getByText('Por enquanto, só há este tema.')).toBeVisible()
      await expectAccessible(page)
      await sheet(page).fill(REDACAO)
      await expect(page.getByText(/^Este aparelho não está guardando/)).toBeVisible()
      await button(page, 'Enviar Redação').click()
      await expect(page.getByRole('alert')).toContainText('Não foi possível guardar sua redação.')
      await expectAccessible(page)
    })

    test('waiting, nothing to draw and troubles are accessible and fit', async ({
      page,
      expectStatus,
    }) => {
      await page.route(/\/redacoes(-referencias)?$/, () => {}, { times: 2 })
      await page.goto('temas-redacao')
      await expect(page.getByText('Carregando tema de redação...')).toBeVisible()
      await expectAccessible(page)
      await serveTemas(page, { redacoes: [], links: [], referencias: [] })
      await page.reload()
      await expect(page.getByText('Ainda não há temas aqui')).toBeVisible()
      await expectAccessible(page)
      for (const [status, words] of [
        [503, 'Algo deu errado'],
        [404, 'Este servidor não tem temas de redação'],
      ] as const) {
        expectStatus(status, 'redacoes')
        await page.route(/\/redacoes(-referencias)?$/, (route) =>
          route.fulfill({ status, body: '' }),
        )
        await page.reload()
        await expect(page.getByText(words)).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}

test('the header and what is below the sheet are read whole where letters are twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await serveTemas(page, ACERVO)
  await openTema(page)
  await sheet(page).fill('Um título\nUm parágrafo.')
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const words of ['Falta um parágrafo', 'Entre']) {
    const shown = page.getByText(words, { exact: true })
    await expect(shown).toBeVisible()
    const cut = await shown.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    expect(cut, words).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})
