import type { Page } from '@playwright/test'
import { openAdmin } from '../src/admin.steps.ts'
import { WAYS } from '../src/admin-journey.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn } from '../src/viewports.ts'
import { CRITERIOS_DO_ENEM, folhaOf, sendRedacao, TEXTO } from '../src/redacoes.steps.ts'
import { byKeyboard, byPointer, tabTo, type Hand } from '../src/hand.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const topOf = (page: Page) => page.evaluate(() => scrollY)

/** The essay begins with these letters. */
const TITULO = 'A ponte'

/** Selects the title of the essay, and comments on it. */
async function commentTitulo(page: Page, way: 'keyboard' | 'pointer'): Promise<void> {
  const folha = folhaOf(page)
  if (way === 'keyboard') {
    await tabTo(page, folha)
    await page.keyboard.press('ControlOrMeta+Home')
    for (let letter = 0; letter < TITULO.length; letter++) {
      await page.keyboard.press('Shift+ArrowRight')
    }
    await page.keyboard.press('Enter')
    return
  }
  await folha.scrollIntoViewIfNeeded()
  const { x, y, width } = (await folha.boundingBox()) ?? { x: 0, y: 0, width: 0 }
  await page.mouse.move(x + 1, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + width - 1, y + 12, { steps: 5 })
  await page.mouse.up()
  await button(page, 'Comentar o trecho').click()
}

for (const { viewport, way } of drawn(WAYS, 'admin-redacoes'))
  test.describe(`at ${viewport.width} px by ${way}`, () => {
    test.use({ viewport })

    test('an essay is found, corrected and delivered', { tag: '@served' }, async ({ page }) => {
      const hand: Hand = way === 'keyboard' ? byKeyboard(page) : byPointer
      const enviada = await sendRedacao(page)
      await sendRedacao(page)
      await openAdmin(page, 'admin')
      await hand.press(page.getByRole('link', { name: /para corrigir$/ }))
      await expect(page.getByRole('heading', { name: 'Redações a corrigir' })).toBeFocused()
      await hand.write(page.getByLabel('Pesquisar'), enviada.nome)
      await expect(page.getByRole('status').filter({ hasText: /^1\s/ })).toBeVisible()
      await hand.press(page.getByRole('link', { name: `Abrir a redação de ${enviada.nome}` }))

      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(folhaOf(page)).toHaveValue(TEXTO)
      await expect(page.getByText('Texto 1')).toBeHidden()
      await expect(button(page, 'Começar a corrigir')).toBeInViewport()
      await hand.press(button(page, 'Começar a corrigir'))
      await expect(page.getByLabel('Parecer')).toBeVisible()
      const isBeside = viewport.width >= 1200
      if (isBeside) {
        await expect(button(page, 'Entregar correção')).toBeInViewport({ ratio: 1 })
      }

      await commentTitulo(page, way)
      await expect(page.getByLabel(isBeside ? 'Comentário 1' : 'Seu comentário')).toBeFocused()
      if (isBeside) {
        const foot = await button(page, 'Entregar correção').boundingBox()
        const field = await page.getByLabel('Comentário 1').boundingBox()
        expect((field?.y ?? NaN) + (field?.height ?? NaN)).toBeLessThan(foot?.y ?? NaN)
      }
      await page.keyboard.insertText('Um título direto.')
      if (!isBeside) await hand.press(button(page, 'Voltar ao texto'))

      const [first = '', ...others] = CRITERIOS_DO_ENEM
      for (const criterio of others) await hand.pick(page.getByLabel(criterio), '160')
      await expect(page.getByText('Falta 1\u00A0nota')).toBeVisible()
      await hand.press(button(page, 'Entregar correção'))
      await expect(page.getByLabel(first)).toBeFocused()
      await expect(page.getByLabel(first)).toHaveAccessibleDescription(/Escolha a nota/)
      await hand.pick(page.getByLabel(first), '200')
      await expect(page.getByText('Nota: 840 de\u00A01.000')).toBeVisible()
      await hand.write(page.getByLabel('Parecer'), 'Falta dizer quem ergue a ponte.')
      const top = await topOf(page)
      await hand.press(button(page, 'Entregar correção'))
      await expect(button(page, 'Entregar')).toBeVisible()
      // The page would move the button from under the pointer, which is then pressed elsewhere.
      expect(await topOf(page)).toBe(top)
      await hand.press(button(page, 'Entregar'))

      await expect(page.getByRole('heading', { name: 'Sua correção' })).toBeVisible()
      await expect(page.getByLabel('Parecer')).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      await expect(button(page, 'Imprimir')).toBeHidden()
      await expect(page.getByText('Um título direto.')).toBeVisible()
      const printed = await page.getByRole('heading', { level: 1 }).boundingBox()
      expect(printed?.width ?? NaN).toBeGreaterThan(280)
      await expect(page.getByRole('link', { name: 'Redações a corrigir' })).toBeHidden()
      // Room below the last line would begin a blank page where the sheet just fits on one.
      const last = await page.getByText('Falta dizer quem ergue a ponte.').boundingBox()
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(
        height - (await topOf(page)) - ((last?.y ?? NaN) + (last?.height ?? NaN)),
      ).toBeLessThan(8)
      await page.emulateMedia({ media: 'screen' })
      await expect(button(page, 'Imprimir')).toBeVisible()
      const { estado, correcoes } = await enviada.read()
      expect(estado).toBe('corrigida')
      expect(correcoes).toMatchObject([
        {
          rubrica: 'enem',
          nota: 840,
          maximo: 1000,
          anotacoes: [{ inicio: 0, fim: TITULO.length, texto: 'Um título direto.' }],
          parecer: 'Falta dizer quem ergue a ponte.',
        },
      ])
      const delivered = page.url()
      await hand.press(page.getByRole('link', { name: 'Abrir a próxima' }))
      await expect(page).not.toHaveURL(delivered)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    })
  })

test('the list breaks no date and no version', async ({ page }) => {
  const { nome } = await sendRedacao(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAdmin(page, 'admin/redacoes')
  await page.getByLabel('Pesquisar').fill(nome)
  const row = page.getByRole('row').filter({ hasText: nome })
  for (const words of [/versão$/, /^(?:hoje|ontem) às\s\d\d:\d\d$/, /^A corrigir$/]) {
    const cell = row.getByRole('cell').filter({ hasText: words })
    const lines = await cell.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 20))).size
    })
    expect(lines).toBe(1)
  }
})
