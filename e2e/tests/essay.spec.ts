import {
  ACERVO,
  button,
  COPIADO,
  openApoio,
  openTema,
  REDACAO,
  serveTemas,
  sheet,
  TEMAS,
  temaOn,
  UM_TEMA,
} from '../src/essay.ts'
import { expect, test } from '../src/fixtures.ts'
import { drawn, NARROW_AND_WIDE } from '../src/viewports.ts'
import { tabTo } from '../src/hand.ts'

for (const viewport of drawn(NARROW_AND_WIDE, 'essay')) {
  test.describe(`by pointer at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 700 })

    test(
      'a visitor draws another theme, never the same, until something is typed',
      { tag: '@served' },
      async ({ page }) => {
        await serveTemas(page, ACERVO)
        await page.goto('./')
        await page.getByRole('link', { name: /Tema de redação/ }).click()
        let before = await temaOn(page)
        for (let turn = 0; turn < 4; turn++) {
          await openApoio(page)
          await button(page, 'Sortear outro tema').click()
          const other = before === TEMAS[0] ? TEMAS[1] : TEMAS[0]
          await expect(page.getByRole('heading', { level: 1, name: other })).toBeFocused()
          before = await temaOn(page)
        }
        await openApoio(page)
        await expect(button(page, 'Enviar Redação')).toBeDisabled()
        await sheet(page).fill('E')
        await expect(button(page, 'Sortear outro tema')).toBeDisabled()
        await expect(
          page.getByText('O tema não muda depois que você começa a escrever.'),
        ).toBeVisible()
        await expect(button(page, 'Enviar Redação')).toBeEnabled()
        await sheet(page).fill('')
        await expect(button(page, 'Sortear outro tema')).toBeEnabled()
      },
    )

    test('an essay that is sent stays on the device, can be taken back, read again and deleted', async ({
      page,
    }) => {
      await serveTemas(page, ACERVO)
      const tema = await openTema(page)
      await sheet(page).fill(REDACAO)
      await button(page, 'Enviar Redação').click()
      const kept = page.getByRole('heading', { name: 'Redação guardada neste aparelho' })
      await expect(kept).toBeFocused()
      await expect(page).toHaveTitle('Redação guardada neste aparelho · Rumo')
      await button(page, 'Voltar a editar').click()
      await expect(sheet(page)).toHaveValue(REDACAO)
      await button(page, 'Enviar Redação').click()
      await expect(kept).toBeVisible()

      await button(page, 'Sortear outro tema').click()
      expect(await temaOn(page)).not.toBe(tema)
      await page.reload()
      await temaOn(page)
      await openApoio(page)
      const saved = page.getByRole('button', { name: new RegExp(`^${tema}`) })
      await saved.click()
      await expect(page.getByText('Uma ponte não é só concreto')).toBeVisible()
      await button(page, 'Apagar').click()
      await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click()
      await expect(saved).toHaveCount(0)
    })
  })
}

for (const viewport of drawn(NARROW_AND_WIDE, 'essay 2')) {
  test(`the keyboard alone writes, discards and sends at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await serveTemas(page, ACERVO)
    await openTema(page)
    const goTo = (name: string, role: 'button' | 'textbox' = 'button') =>
      tabTo(page, page.getByRole(role, { name, exact: true }))
    await goTo('Sua redação', 'textbox')
    await page.keyboard.type('Era')
    await goTo('Descartar rascunho')
    await page.keyboard.press('Enter')
    await goTo('Descartar')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await goTo('Sua redação', 'textbox')
    await page.keyboard.type('A ponte\nEra uma vez.')
    await goTo('Enviar Redação')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('heading', { name: 'Redação guardada neste aparelho' }),
    ).toBeFocused()
    await goTo('Sortear outro tema')
    await page.keyboard.press('Enter')
    await temaOn(page)
  })
}

test('on a phone the theme folds, and neither the line nor the action is covered', async ({
  page,
}) => {
  // The height of a phone's screen above its keyboard.
  await page.setViewportSize({ width: 360, height: 400 })
  await serveTemas(page, UM_TEMA)
  await openTema(page)
  await expect(page.getByText('Texto 1')).toBeVisible()
  await expect(page.getByText('Em parágrafos, sem versos.')).toBeVisible()
  await button(page, 'Fechar e escrever').click()
  await expect(sheet(page)).toBeFocused()
  await expect(page.getByText('Em parágrafos, sem versos.')).toBeHidden()

  for (let line = 1; line <= 24; line++) {
    await page.keyboard.type(`linha ${line}`)
    await page.keyboard.press('Enter')
  }
  const send = button(page, 'Enviar Redação')
  await expect(send).toBeInViewport({ ratio: 1 })
  const [field, action] = [await sheet(page).boundingBox(), await send.boundingBox()]
  if (!field || !action) throw new Error('The sheet or the action is not on the screen.')
  // The line that is being written is the 25th, 34 px high; the bar begins 54 px above its action.
  expect(field.y + 25 * 34).toBeLessThanOrEqual(action.y - 54)
  await expect(page.getByText(/^cerca de 24\slinhas na prova$/)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(/^48\spalavras$/)).toBeVisible()
})

for (const viewport of [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} x ${viewport.height} px`, () => {
    test.use({ viewport })

    test('the bar stays as it is, and says how many lines, whatever is written', async ({
      page,
    }) => {
      await serveTemas(page, UM_TEMA)
      await openTema(page)
      await button(page, 'Fechar e escrever').click()
      const action = button(page, 'Enviar Redação')
      // The checks are at the top of the bar, which grows upwards.
      const checks = page.getByRole('list', { name: 'Conferência' })
      const before = await action.boundingBox()
      const top = await checks.boundingBox()
      const paragrafo = 'Quem mora do outro lado chega tarde, gasta mais e conhece menos gente. '
      for (const [texto, pendencia, linhas] of [
        ['Atravessar', 'Falta o título', 1],
        [`Atravessar\n${paragrafo}`, 'Faltam parágrafos', 3],
        [`Atravessar\n${paragrafo}\n${paragrafo}`, 'Falta um parágrafo', 5],
        [`Atravessar\n${`${paragrafo}\n`.repeat(3)}`, 'Forma em ordem', 7],
        [`Atravessar\n${COPIADO}.\n${paragrafo}`, '1 trecho copiado', 4],
        [`Atravessar\n${`${paragrafo.repeat(9)}\n`.repeat(9)}`, 'Forma em ordem', 100],
      ] as const) {
        await sheet(page).fill(texto)
        await expect(page.getByText(pendencia, { exact: true }).last()).toBeVisible()
        const counted = page.getByText(/^cerca de \d+\slinhas? na prova$/)
        await expect(counted).toContainText(`${linhas}\u00A0linha`)
        const [box, count] = [await action.boundingBox(), await counted.boundingBox()]
        expect([box?.y, (await checks.boundingBox())?.y]).toEqual([before?.y, top?.y])
        // Both lines of the count are above the button and inside the window.
        expect((count?.y ?? Infinity) + (count?.height ?? 0)).toBeLessThanOrEqual(before?.y ?? 0)
        expect((count?.x ?? Infinity) + (count?.width ?? 0)).toBeLessThanOrEqual(viewport.width)
      }
      await expect(page.getByText('linhas', { exact: false })).toHaveCount(1)
    })
  })
}
