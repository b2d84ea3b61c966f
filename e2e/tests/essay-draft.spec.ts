import { reloadAtOnce } from '../src/device.steps.ts'
import {
  ACERVO,
  button,
  openApoio,
  openTema,
  REDACAO,
  serveTemas,
  sheet,
  temaOn,
} from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import type { Page } from '@playwright/test'

const isKept = (page: Page) =>
  expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible()

for (const viewport of drawn(NARROW_AND_WIDE, 'essay-draft')) {
  test.describe(`by pointer at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 700 })

    test('discarding a draft asks first, then frees the draw and the device', async ({ page }) => {
      await serveTemas(page, ACERVO)
      await openTema(page)
      await sheet(page).fill(REDACAO)
      await isKept(page)
      await button(page, 'Descartar rascunho').click()
      await expect(button(page, 'Continuar escrevendo')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(button(page, 'Descartar rascunho')).toBeFocused()
      await expect(sheet(page)).toHaveValue(REDACAO)

      await button(page, 'Descartar rascunho').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click()
      await expect(sheet(page)).toHaveValue('')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await openApoio(page)
      await expect(button(page, 'Sortear outro tema')).toBeEnabled()
      await page.reload()
      await temaOn(page)
      await expect(sheet(page)).toHaveValue('')
    })
  })
}

test('a draft returns with its theme after a reload, also without the server', async ({
  page,
  expectStatus,
}) => {
  await serveTemas(page, ACERVO)
  const tema = await openTema(page)
  await sheet(page).fill(REDACAO)
  // The lines are counted as the sheet draws them.
  await expect(page.getByText('5 linhas · 42 palavras')).toBeVisible()
  await isKept(page)
  await page.unrouteAll()
  expectStatus(0, 'redacoes')
  await page.route(/\/(redacoes|redacoes-referencias)$/, (route) => route.abort())
  await page.reload()
  expect(await temaOn(page)).toBe(tema)
  await expect(sheet(page)).toHaveValue(REDACAO)
  await expect(page.getByText('Texto 1')).toBeVisible()
})

test('what was just typed survives a reload at once', async ({ page }) => {
  await serveTemas(page, ACERVO)
  await openTema(page)
  await sheet(page).pressSequentially('Era')
  await reloadAtOnce(page)
  await expect(sheet(page)).toHaveValue('Era')
})

test('what was just typed survives a page that goes before the device answers', async ({
  page,
}) => {
  await serveTemas(page, ACERVO)
  await page.addInitScript(() => {
    addEventListener('beforeunload', () => {
      IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest
    })
  })
  await openTema(page)
  await sheet(page).pressSequentially('Era')
  await reloadAtOnce(page)
  await expect(sheet(page)).toHaveValue('Era')
})

test('what was just typed survives leaving the screen at once', async ({ page }) => {
  await serveTemas(page, ACERVO)
  const tema = await openTema(page)
  await sheet(page).pressSequentially('Era')
  await page.getByRole('link', { name: 'Sair da redação' }).click()
  await page.getByRole('link', { name: /Tema de redação/ }).click()
  await expect(sheet(page)).toHaveValue('Era')
  expect(await temaOn(page)).toBe(tema)
})
